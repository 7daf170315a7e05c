import { serveOnDeno } from '../_shared/serve-on-deno.ts';
import { guestSession } from './handler.ts';

serveOnDeno(guestSession);
