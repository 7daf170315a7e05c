import { paths } from '@storyloom/shared/contract';
import { type Genre, GENRE_NAMES } from '@storyloom/shared/domain';
import { TextLink } from '@storyloom/shared/ui';
import { useUnfinishedElsewhere } from '../model/use-unfinished-elsewhere.ts';
import { strings } from '../strings.ts';
import { Note } from './note.tsx';

interface Props {
  readonly genre: Genre;
  /** The owner of the open drafts, undefined until known. */
  readonly owner: string | undefined;
}

/** Line above the form: the unfinished stories of the other generators. */
export function UnfinishedElsewhere({ genre, owner }: Props) {
  const stories = useUnfinishedElsewhere(genre, owner);
  if (stories.length === 0) return null;
  return (
    <Note>
      {strings.unfinishedElsewhere}
      {stories.map(({ genre: other, title }, index) => (
        <span key={other}>
          {index === 0 ? ' ' : ' · '}
          <TextLink to={paths.generator.href(other)}>{strings.titleIn(title, GENRE_NAMES[other])}</TextLink>
        </span>
      ))}
    </Note>
  );
}
