import { isRelease, type ReleaseMap, type RemoteRelease } from '@storyloom/shared/contract';
import { readStored, tabStorage, writeStored } from '@storyloom/shared/device-storage';

const SHARE_KEY = 'storyloom-share';
const PREVIEW_KEY = 'storyloom-preview';
const PREVIEW_PARAMETER = 'preview';

/** From 0 to 99, always the same in one browser; without storage it is the same for one page. It says nothing about the visitor. */
function share(): number {
  const known = readStored(SHARE_KEY);
  if (known !== undefined) return Number(known);
  const drawn = Math.floor(Math.random() * 100);
  writeStored(SHARE_KEY, String(drawn));
  return drawn;
}

/** The preview that this tab shows: from the address, then for the rest of the tab's life. An empty one in the address ends it. */
function readPreview(): string | undefined {
  const asked = new URLSearchParams(globalThis.location?.search ?? '').get(PREVIEW_PARAMETER);
  if (asked !== null) tabStorage.write(PREVIEW_KEY, asked);
  return (asked ?? tabStorage.read(PREVIEW_KEY)) || undefined;
}

let shown: string | undefined;

/** The name of the preview that this page shows, if a module has one of that name. */
export const shownPreview = (): string | undefined => shown;

/** The map with the release of each module that this browser gets: that of its preview, the canary, or the one for all visitors. */
export function withChosenReleases(map: ReleaseMap): ReleaseMap {
  const preview = readPreview();
  shown = undefined;
  const choose = (release: RemoteRelease): RemoteRelease => {
    const { canary, previews } = release;
    const previewed = preview && previews?.[preview];
    if (isRelease(previewed)) {
      shown = preview;
      return previewed;
    }
    return isRelease(canary?.release) && share() < canary.percent ? canary.release : release;
  };
  return { ...map, remotes: map.remotes.map(choose) };
}
