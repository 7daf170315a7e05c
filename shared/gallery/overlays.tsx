import { useState } from 'react';
import { Button, Cluster, TextField, toast } from '@storyloom/shared/ui';
import { ConfirmDialog, Dialog, DialogActions } from '@storyloom/shared/ui/dialog';
import { Specimen } from './specimen.tsx';

type Shown = 'short' | 'long' | 'confirm' | 'busy';

/** Dialogs and other overlays. */
export function Overlays() {
  const [shown, setShown] = useState<Shown>();
  const showing = (name: Shown) => ({
    open: shown === name,
    onOpenChange: (open: boolean) => setShown(open ? name : undefined),
  });
  const close = () => setShown(undefined);

  return (
    <>
      <Specimen
        id="dialog"
        title="Dialog"
        note="A task of a few fields, over the page. At the foot of the screen on phones."
      >
        <Cluster>
          <Button onClick={() => setShown('short')}>Share Story</Button>
          <Button onClick={() => setShown('long')}>A dialog taller than the screen</Button>
        </Cluster>
        <Dialog
          {...showing('short')}
          title="Share Story"
          description="Everyone will be able to read it."
          genre="fantasy"
        >
          <TextField label="Title" defaultValue="The keeper of the light" />
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Share
            </Button>
          </DialogActions>
        </Dialog>
        <Dialog
          {...showing('long')}
          title="A title that is long enough to come near the button which closes the dialog"
        >
          {Array.from({ length: 12 }, (_, index) => (
            <p key={index}>She watched it from the gallery, a small dark mark that grew and shrank with the swell.</p>
          ))}
          <DialogActions>
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          </DialogActions>
        </Dialog>
      </Specimen>
      <Specimen id="confirm-dialog" title="Confirm dialog" note="Before what can’t be undone. Focus starts on Cancel.">
        <Cluster>
          <Button onClick={() => setShown('confirm')}>Delete story</Button>
          <Button onClick={() => setShown('busy')}>While it is being deleted</Button>
        </Cluster>
        <ConfirmDialog
          {...showing('confirm')}
          title="Are you sure you want to delete this story?"
          description="It can’t be brought back."
          confirmLabel="Delete story"
          onConfirm={() => {
            close();
            toast.success('Story deleted');
          }}
        />
        <ConfirmDialog
          {...showing('busy')}
          title="Are you sure you want to delete this story?"
          confirmLabel="Delete story"
          busy
          busyLabel="Deleting…"
          onConfirm={() => {}}
        />
      </Specimen>
    </>
  );
}
