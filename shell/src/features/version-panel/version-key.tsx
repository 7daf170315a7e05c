import type { ReleaseMap } from '@storyloom/shared/contract';
import { toast } from '@storyloom/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { notLoaded } from './strings.ts';
import type { VersionPanelProps } from './version-panel.tsx';

interface Props {
  readonly releases: ReleaseMap;
}

const isShortcut = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyV';

/** A second dialog over another one would take its focus. */
const hasDialog = (): boolean => document.querySelector('dialog[open], [role$="dialog"]') !== null;

/** Opens the panel of versions with Alt+Shift+V. Its code is fetched then. */
export function VersionKey({ releases }: Props) {
  const [Panel, setPanel] = useState<ComponentType<VersionPanelProps>>();
  useEffect(() => {
    async function show(): Promise<void> {
      try {
        const { VersionPanel } = await import('./version-panel.tsx');
        if (!hasDialog()) setPanel(() => VersionPanel);
      } catch {
        toast.error(notLoaded);
      }
    }
    function hear(event: KeyboardEvent): void {
      if (!isShortcut(event)) return;
      // Some keyboards write a character with it.
      event.preventDefault();
      void show();
    }
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return Panel && <Panel releases={releases} onClose={() => setPanel(undefined)} />;
}
