import { type Inspiration, titleLang } from '@storyloom/shared/api/inspirations';
import { paths } from '@storyloom/shared/contract';
import { genreOrDefault } from '@storyloom/shared/domain';
import { ButtonLink, VisuallyHidden } from '@storyloom/shared/ui';
import { useId } from 'react';
import { OpensGenerator } from '../../../components/opens-generator.tsx';
import { generatorState, useInspirationUse } from '../model/use-inspiration-use.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly inspiration: Inspiration;
  readonly isOwn: boolean;
}

/** Opens the generator of a prompt's category, whose form shows the whole prompt before anything is written from it. */
export function UseButton({ inspiration, isOwn }: Props) {
  const recordUse = useInspirationUse(inspiration);
  const { title, category } = inspiration;
  const genre = genreOrDefault(category);
  const opensId = useId();
  const isElsewhere = genre !== category;
  return (
    <>
      {isElsewhere && <OpensGenerator id={opensId} genre={genre} />}
      <ButtonLink
        to={paths.generator.href(genre)}
        state={generatorState(inspiration, isOwn)}
        onClick={recordUse}
        {...(isElsewhere && { 'aria-describedby': opensId })}
      >
        {strings.card.use}
        <VisuallyHidden>
          : <span lang={titleLang(inspiration)}>{title}</span>
        </VisuallyHidden>
      </ButtonLink>
    </>
  );
}
