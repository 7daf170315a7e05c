import { ROW } from '../seed.ts';
import type { Sent, Who } from '../world.ts';

export const rpc = (as: Who, name: string, body: object): Sent => ({ as, path: `rpc/${name}`, body });
export const report = (as: Who, body: object): Sent => rpc(as, 'report_content', body);
export const ofPrompt = { p_inspiration_id: ROW.ownersPrompt };
export const ofStory = { p_shared_story_id: ROW.ownersShared };
export const others = ['stranger', 'anonymous'] as const;
export const merge = { prefer: 'resolution=merge-duplicates' };
