import { serveOnDeno } from '../_shared/serve-on-deno.ts';
import { rejoinStory } from './handler.ts';

serveOnDeno(rejoinStory);
