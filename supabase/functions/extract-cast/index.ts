import { serveOnDeno } from '../_shared/serve-on-deno.ts';
import { extractCast } from './handler.ts';

serveOnDeno(extractCast);
