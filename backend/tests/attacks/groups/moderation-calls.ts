import { ROW } from '../seed.ts';
import type { Sent, Who } from '../world.ts';
import { rpc } from './calls.ts';

export const report = (as: Who, body: object): Sent => rpc(as, 'report_content', body);
export const ofPrompt = { p_inspiration_id: ROW.ownersPrompt };
export const ofStory = { p_shared_story_id: ROW.ownersShared };
