import { paths, type PrerenderModule } from '@storyloom/shared/contract';
import { remote } from './remote.ts';

/** The pages of this module that the assembly writes. */
export default {
  remote,
  pages: [paths.inspiration, paths.curatedInspirations, paths.community].map(({ href }) => ({
    path: href(),
    type: 'website',
    live: true,
  })),
} satisfies PrerenderModule;
