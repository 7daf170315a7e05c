import { sessionStore } from '@storyloom/shared/auth';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BootFailure } from './app/boot-failure.tsx';
import { keepHeadDefaults } from './app/head-defaults.ts';
import { Site } from './app/site.tsx';
import { remoteModule } from './federation/load-remote.ts';
import { watchForNewVersion } from './federation/new-version.ts';
import { loadReleases, releaseFor } from './federation/releases.ts';
import { watchScripts } from './module-reports/module-reports.ts';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root element');
const place = element;

keepHeadDefaults();
watchForNewVersion();
watchScripts();
// Before the router reads the address, which may contain the tokens of a link. Signing in reports a failure.
sessionStore.start().catch(() => undefined);

async function boot(): Promise<void> {
  const releases = await loadReleases();
  const release = releaseFor(releases, location.pathname);
  // The module of this address is requested before React renders.
  const module = release && remoteModule(release, 0).catch(() => undefined);
  // A link from an email is answered by another page than the prerendered one.
  const { recovering, brokenLink } = sessionStore.getState();
  const main = recovering || brokenLink ? null : place.querySelector('main');
  const site = (hydrated?: Promise<void>) => <Site releases={releases} router={BrowserRouter} hydrated={hydrated} />;
  if (!main) return createRoot(place).render(site());
  const { hydratePrerendered } = await import('./prerendered/hydrate.ts');
  await hydratePrerendered(place, main, module, site);
}

boot().catch((error: unknown) => {
  console.error(error);
  // A prerendered page can be read without scripts.
  if (place.querySelector('main')) document.documentElement.dataset['alone'] = '';
  else createRoot(place).render(<BootFailure />);
});
