import type { PrerenderModule } from '@storyloom/shared/contract';
import { remote } from './remote.ts';

/** The page that the assembly writes. */
export default { remote, pages: [{ path: '/new-module', type: 'website' }] } satisfies PrerenderModule;
