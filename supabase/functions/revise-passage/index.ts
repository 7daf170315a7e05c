import { serveOnDeno } from '../_shared/serve-on-deno.ts';
import { revisePassage } from './handler.ts';

serveOnDeno(revisePassage);
