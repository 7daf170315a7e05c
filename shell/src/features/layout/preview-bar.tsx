import { Button } from '@storyloom/shared/ui';
import { useSyncExternalStore } from 'react';
import { BottomBar } from '../../components/bottom-bar.tsx';
import { shownPreview } from '../../federation/chosen-release.ts';
import { strings } from './strings.ts';

/** It is known before the first render, and does not change. */
const subscribe = () => () => undefined;

/** Says that this tab shows a release that is not in service, and leads out of it. */
export function PreviewBar() {
  const preview = useSyncExternalStore(subscribe, shownPreview, () => undefined);
  return (
    <BottomBar text={preview !== undefined && strings.preview(preview)}>
      <Button onClick={() => location.assign('?preview=')}>{strings.leavePreview}</Button>
    </BottomBar>
  );
}
