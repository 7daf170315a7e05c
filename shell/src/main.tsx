import { sessionStore } from '@storyloom/shared/auth';
import { createRoot } from 'react-dom/client';
import { remoteModule } from './federation/load-remote.ts';
import { watchForNewVersion } from './federation/new-version.ts';
import { loadReleases, releaseFor } from './federation/releases.ts';
import { App } from './app/app.tsx';
import { BootFailure } from './app/boot-failure.tsx';
import { keepHeadDefaults } from './app/head-defaults.ts';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root element');
const root = createRoot(element);

keepHeadDefaults();
watchForNewVersion();
// Before the router reads the address, which may hold the tokens of a link. Whoever signs in learns what is wrong.
sessionStore.start().catch(() => undefined);

async function boot(): Promise<void> {
  const releases = await loadReleases();
  const release = releaseFor(releases, location.pathname);
  // The module of this address is asked for before React renders, not after.
  if (release) remoteModule(release, 0).catch(() => undefined);
  root.render(<App releases={releases} />);
}

boot().catch((error: unknown) => {
  console.error(error);
  root.render(<BootFailure />);
});
