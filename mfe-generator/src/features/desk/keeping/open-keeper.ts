import { beforeAsking, onLeft } from '@storyloom/shared/auth';
import { claimCopies, holdOwn } from './copy-locks.ts';
import type { DeskStory, Revision } from './device-copy.ts';
import { followPage, followTabs } from './follow-page.ts';
import { Keeper } from './keeper.ts';
import { savedOrNot } from './saved-or-not.ts';
import type { Save } from './keeping-state.ts';

interface Opening {
  readonly story: DeskStory;
  /** The story as the server has it. */
  readonly current: Revision;
  readonly save: Save;
  /** Called with each revision that this tab has saved, and whether the demo storyteller wrote some of it; also after the page was left. */
  readonly onSaved: (revision: Revision, isDemo: boolean) => void;
}

interface Desk {
  readonly keeper: Keeper;
  readonly end: () => void;
}

interface Place {
  readonly desk: Promise<Desk>;
  /** That of the desk, once it is open. */
  keeper?: Keeper;
  /** How many pages show it; none after the last was left with unsaved text. */
  pages: number;
}

/** The stories that are edited on this page, or were left before all was saved. */
const places = new Map<string, Place>();

function saveNow(keeper: Keeper): Promise<void> {
  keeper.flush();
  return savedOrNot(keeper);
}

// Signing out waits until the text is saved; after that, nothing may save or store it.
beforeAsking(async () => {
  await Promise.all([...places.values()].map(({ keeper }) => keeper && saveNow(keeper)));
});
onLeft((userId) => {
  for (const { keeper } of places.values()) if (keeper?.story.userId === userId) keeper.forget();
});

const keyOf = ({ userId, storyId }: DeskStory) => `${userId} ${storyId}`;

async function open({ story, current, save, onSaved }: Opening): Promise<Desk> {
  const { found, release } = await claimCopies(story);
  const keeper = new Keeper({ story, current, found, save });
  const releaseOwn = holdOwn(keeper.ownPage);
  const tabs = followTabs(keeper);
  const stop = followPage(keeper);
  keeper.onSaved = (saved) => {
    tabs.tell(saved.revision, saved.text);
    onSaved(saved, keeper.edits.isDemo);
  };
  return {
    keeper,
    end() {
      stop();
      tabs.stop();
      releaseOwn();
      release();
    },
  };
}

/** The keeper of a story: that of a former visit, if it has not saved all yet. {@link leaveKeeper} ends the visit. */
export async function openKeeper(opening: Opening): Promise<Keeper> {
  const key = keyOf(opening.story);
  const known = places.get(key);
  const place = known ?? { desk: open(opening), pages: 0 };
  places.set(key, place);
  place.pages += 1;
  const { keeper } = await place.desk;
  place.keeper = keeper;
  if (known) {
    keeper.edits.beginSession();
    keeper.heard(opening.current);
    keeper.retry();
  }
  return keeper;
}

/** Whether a story is open on this page with a text that the server does not have. */
export const isUnsaved = (story: DeskStory): boolean =>
  places.get(keyOf(story))?.keeper?.store.getState().isSaved === false;

/** Ends a visit. What is not saved is saved in the background, as soon as that is possible. */
export async function leaveKeeper(story: DeskStory): Promise<void> {
  const key = keyOf(story);
  const place = places.get(key);
  if (!place) return;
  place.pages -= 1;
  const { keeper, end } = await place.desk;
  if (place.pages > 0) return;
  keeper.flush();
  const look = () => {
    if (place.pages > 0) unsubscribe();
    else if (keeper.store.getState().isSaved) {
      unsubscribe();
      places.delete(key);
      end();
    }
  };
  const unsubscribe = keeper.store.subscribe(look);
  look();
}
