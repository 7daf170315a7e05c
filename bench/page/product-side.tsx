import { BlockStore } from '@storyloom/mfe-generator/block-store';
import { LiveStory } from '@storyloom/mfe-generator/live-story';
import { READER, type Side } from './side.ts';

/** Shows a story as the product does. */
export function createProduct(): Side {
  const store = new BlockStore();
  return { view: <LiveStory store={store} {...READER} />, sink: (delta) => store.append(delta) };
}
