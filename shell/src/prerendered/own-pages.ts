import { paths, type PublicPage } from '@storyloom/shared/contract';

/** The shell's own pages that are prerendered. */
export const ownPages: readonly PublicPage[] = [paths.auth, paths.signUp].map(({ href }) => ({
  path: href(),
  type: 'website',
  live: true,
  hidden: true,
}));
