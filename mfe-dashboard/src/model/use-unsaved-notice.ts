import { sessionStore } from '@storyloom/shared/auth';
import { toast } from '@storyloom/shared/ui';
import { useEffect, useRef, useState } from 'react';

/** The form, as long as it is on the page. */
class Notice {
  /** What is said when the form goes; `false` while there is nothing to lose. */
  message: string | false = false;
  #isSaving = false;
  isThere = false;

  /** Says whether the choice is on its way to be saved: what comes of it is said by that. */
  setSaving(isSaving: boolean): void {
    this.#isSaving = isSaving;
  }

  leave(): void {
    this.isThere = false;
    // Where the session has ended, the user reads why on the way to signing in.
    if (this.message === false || this.#isSaving || sessionStore.getState().user === null) return;
    toast.info(this.message);
  }
}

/** Says so when a form goes with a choice in it that was not saved, however it was left. */
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
