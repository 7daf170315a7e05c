import type { GenreAccent } from '@storyloom/shared/theme';
import { Alert, Button } from '@storyloom/shared/ui';
import { useState } from 'react';
import type { Keeper } from '../keeping/keeper.ts';
import type { Conflict } from '../keeping/keeping-state.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { strings } from './strings.ts';
import { useStore } from './use-store.ts';

const words = strings.conflict;

interface Props {
  readonly keeper: Keeper;
  readonly genre: GenreAccent | undefined;
  readonly lang: string | undefined;
  /** Called when the conflict is over. */
  readonly onEnd: () => void;
}

/** Another tab or device has saved a change, too: says so, and leads to a choice. Nothing interrupts the typing. */
export function ConflictNotice(props: Props) {
  const { conflict } = useStore(props.keeper.store);
  return conflict && <OpenConflict {...props} conflict={conflict} />;
}

function OpenConflict({ keeper, conflict, genre, lang, onEnd }: Props & { readonly conflict: Conflict }) {
  const [isOpen, setOpen] = useState(false);
  function open() {
    keeper.keepOnDevice();
    setOpen(true);
  }
  return (
    <>
      <Alert
        tone="warning"
        live="assertive"
        title={words.title}
        actions={
          <Button variant="primary" aria-haspopup="dialog" onClick={open}>
            {words.action}
          </Button>
        }
      >
        {words.text}
      </Alert>
      {isOpen && (
        <ConflictDialog
          keeper={keeper}
          conflict={conflict}
          genre={genre}
          lang={lang}
          onClose={() => setOpen(false)}
          onEnd={onEnd}
        />
      )}
    </>
  );
}
