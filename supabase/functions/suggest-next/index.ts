import { serveOnDeno } from '../_shared/serve-on-deno.ts';
import { suggestNext } from './handler.ts';

serveOnDeno(suggestNext);
