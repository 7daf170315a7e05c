import type { PrerenderModule } from '@storyloom/shared/contract';
import { remote } from './remote.ts';

const page = (path: string, name: string) => ({
  path,
  type: 'website' as const,
  picture: { name, eyebrow: 'Storyloom', title: name },
});

export default {
  remote,
  pages: [page('/', 'home'), page('/terms', 'terms'), page('/privacy', 'privacy')],
} satisfies PrerenderModule;
