import { serveOnDeno } from '../_shared/serve-on-deno.ts';
import { randomPrompt } from './handler.ts';

serveOnDeno(randomPrompt);
