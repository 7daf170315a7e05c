import { isRefused, onRefusal } from '@storyloom/shared/device-storage';
import { Alert } from '@storyloom/shared/ui';
import { useSyncExternalStore } from 'react';
import { strings } from '../strings.ts';

/** Says when the device can't store the draft, or when a stored part could not be read. */
export function StorageNotice({ damaged }: { readonly damaged: boolean }) {
  const refused = useSyncExternalStore(onRefusal, isRefused, () => false);
  return (
    <>
      {refused && (
        <Alert tone="warning" live="polite" title={strings.storage.title}>
          {strings.storage.text}
        </Alert>
      )}
      {damaged && (
        <Alert tone="warning" title={strings.damaged.title}>
          {strings.damaged.text}
        </Alert>
      )}
    </>
  );
}
