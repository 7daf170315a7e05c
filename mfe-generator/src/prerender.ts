import { paths, type PrerenderModule, type PublicPage } from '@storyloom/shared/contract';
import { GENRES } from '@storyloom/shared/domain';
import { remote } from './remote.ts';

const page = (path: string): PublicPage => ({ path, type: 'website', live: true });

/** The pages of this module that the assembly writes. */
export default {
  remote,
  pages: [page(paths.generators.href()), ...GENRES.map((genre) => page(paths.generator.href(genre)))],
} satisfies PrerenderModule;
