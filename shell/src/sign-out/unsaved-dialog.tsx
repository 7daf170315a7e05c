import type { UnsavedWork } from '@storyloom/shared/auth';
import { theme } from '@storyloom/shared/theme';
import { ConfirmDialog } from '@storyloom/shared/ui/dialog';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { placeOf } from './place-of.ts';
import { strings } from './strings.ts';

const words = strings.unsaved;

/** At most so many titles and prompts are listed. */
const LISTED = 5;

interface Props {
  readonly open: boolean;
  readonly work: UnsavedWork | undefined;
  /** Called with `false` when the user stays signed in. */
  readonly onOpenChange: (open: boolean) => void;
  readonly onLeave: () => void;
}

/** Names the unsaved work that signing out deletes, and leads to it. */
export function UnsavedDialog({ open, work, onOpenChange, onLeave }: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!work) return null;
  const place = placeOf(work);

  function handleReview() {
    onOpenChange(false);
    if (place !== pathname) void navigate(place);
  }

  const items = [
    ...work.stories.map(({ title }) => (title === undefined ? words.untitled : words.story(title))),
    ...work.prompts.flatMap((prompt) => (prompt.words === '' ? [] : [words.prompt(prompt.words)])),
  ];
  const more = items.length - LISTED;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.question}
      description={words.consequence(work)}
      alternative={{ label: words.review(work), onChoose: handleReview }}
      confirmLabel={words.confirm}
      onConfirm={onLeave}
    >
      {items.length > 0 && (
        <Items>
          {items.slice(0, LISTED).map((item, index) => (
            <li key={`${index} ${item}`}>{item}</li>
          ))}
          {more > 0 && <li>{words.more(more)}</li>}
        </Items>
      )}
    </ConfirmDialog>
  );
}

const Items = styled.ul`
  display: grid;
  gap: ${theme.space['2xs']};
  margin: 0;
  padding-inline-start: ${theme.space.lg};
  list-style: disc;
  overflow-wrap: anywhere;
`;
