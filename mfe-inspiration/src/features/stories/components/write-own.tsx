import type { CommunityStory } from '@storyloom/shared/api/shared-stories';
import { useSession } from '@storyloom/shared/auth';
import { type GeneratorNavigationState, paths } from '@storyloom/shared/contract';
import { genreOrDefault } from '@storyloom/shared/domain';
import { ButtonLink, type ButtonVariant, VisuallyHidden } from '@storyloom/shared/ui';
import { strings } from '../strings.ts';

interface Props {
  readonly story: CommunityStory;
  readonly variant?: ButtonVariant;
}

/**
 * Opens the generator of a story's genre with the prompt that it was written from, where it can be read before it is
 * written from; whoever shares the story is credited. Nothing where the prompt is not known.
 */
export function WriteOwn({ story: { id, userId, title, author, prompt, generatorId }, variant }: Props) {
  const { user } = useSession();
  if (prompt.trim() === '') return null;
  const state: GeneratorNavigationState = {
    prompt,
    ...(user?.id !== userId && { source: { kind: 'story', id, title, author } }),
  };
  return (
    <ButtonLink variant={variant} to={paths.generator.href(genreOrDefault(generatorId))} state={state}>
      {strings.writeOwn}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </ButtonLink>
  );
}
