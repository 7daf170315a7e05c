import { depsFromDeno } from '../_shared/serve-on-deno.ts';
import { drawHere } from './draw-here.ts';
import { sharePage } from './handler.ts';

Deno.serve(sharePage(depsFromDeno(), drawHere));
