import { serveOnDeno } from '../_shared/serve-on-deno.ts';
import { outlineStory } from './handler.ts';

serveOnDeno(outlineStory);
