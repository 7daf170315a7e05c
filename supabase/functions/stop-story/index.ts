import { serveOnDeno } from '../_shared/serve-on-deno.ts';
import { stopStory } from './handler.ts';

serveOnDeno(stopStory);
