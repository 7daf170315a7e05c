import { serveOnDeno } from '../_shared/serve-on-deno.ts';
import { generateStory } from './handler.ts';

serveOnDeno(generateStory);
