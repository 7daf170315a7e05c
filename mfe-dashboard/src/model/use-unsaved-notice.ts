import { sessionStore } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** The state of the form while it is mounted. */
class Notice {
  /** The message when the form is unmounted; `false` while there is nothing to lose. */
  message: string | false = false;
  #isSaving = false;
  isThere = false;

  /** Sets whether the choice is being saved: then the mutation reports the outcome. */
  setSaving(isSaving: boolean): void {
    this.#isSaving = isSaving;
  }

  leave(): void {
    this.isThere = false;
    // If the session has ended, another message says so.
    if (this.message === false || this.#isSaving || sessionStore.getState().user === null) return;
    toast.info(this.message);
  }
}

/** Shows a message when a form is closed with an unsaved choice, however it was closed. */
export function useUnsavedNotice(message: string | false): Notice {
  const [notice] = useState(() => new Notice());
  const latest = useRef(notice);
  useEffect(() => {
    latest.current.message = message;
  });
  useEffect(() => {
    const { current } = latest;
    current.isThere = true;
    return () => current.leave();
  }, []);
  return notice;
}
