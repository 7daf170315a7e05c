import { paths, type PrerenderModule } from '@storyloom/shared/contract';
import { remote } from './remote.ts';

/** The frame of the dashboard, which the assembly writes. */
export default {
  remote,
  pages: [{ path: paths.dashboard.href(), type: 'website', live: true, hidden: true }],
} satisfies PrerenderModule;
