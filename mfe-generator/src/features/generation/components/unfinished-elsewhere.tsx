import { paths } from '@storyloom/shared/contract';
import { type Genre, GENRE_NAMES } from '@storyloom/shared/domain';
import { TextLink } from '@storyloom/shared/ui';
import { useUnfinishedElsewhere } from '../model/use-unfinished-elsewhere.ts';
import { strings } from '../strings.ts';
import { Note } from './note.tsx';

interface Props {
  readonly genre: Genre;
  /** Whose drafts lie open, absent until that is known. */
  readonly owner: string | undefined;
}

/** Above the form: which stories wait in the other generators to be continued. */
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
