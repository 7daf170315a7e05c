import { type GeneratorNavigationState, paths } from '@storyloom/shared/contract';
import { type Genre, genreOrDefault, type Language, languageTag, type PromptSource } from '@storyloom/shared/domain';
import { ButtonLink, type ButtonVariant, VisuallyHidden } from '@storyloom/shared/ui';
import { communityStrings as strings } from './strings.ts';

interface Story {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly author: string;
  readonly prompt: string;
  readonly genre: Genre | undefined;
  readonly language: Language | undefined;
  readonly source?: PromptSource;
}

interface Props {
  readonly story: Story;
  /** Id of the user who is signed in; absent for a guest. */
  readonly personId: string | undefined;
  readonly variant?: ButtonVariant;
}

/**
 * Links to the generator of a story's genre with the prompt that it was written from. It credits the user whom the story credits,
 * otherwise the story's author. Renders nothing if the prompt is unknown.
 */
export function WriteOwn({ story, personId, variant }: Props) {
  const { id, userId, title, author, prompt, genre } = story;
  if (prompt.trim() === '') return null;
  const own: PromptSource | undefined = personId === userId ? undefined : { kind: 'story', id, title, author };
  const source = story.source ?? own;
  const state: GeneratorNavigationState = {
    prompt,
    ...(source && { source }),
    ...(source?.kind === 'inspiration' && { inspirationId: source.id }),
  };
  return (
    <ButtonLink variant={variant} to={paths.generator.href(genreOrDefault(genre))} state={state}>
      {strings.writeOwn}
      <VisuallyHidden>
        : <span lang={languageTag(story.language)}>{title}</span>
      </VisuallyHidden>
    </ButtonLink>
  );
}
