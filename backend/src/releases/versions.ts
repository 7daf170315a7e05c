import type { ReleaseMap, RemoteRelease } from '@storyloom/shared/contract';
import type { Handler } from '../http/handler.ts';
import { notFound } from '../http/json-error.ts';

/** The name of a release in the address of its manifest. */
const RELEASE = /(?<=\/)[0-9a-f]{16}(?=\/)/;

const versionOf = ({ entry, version, commit, built, contract, integrity }: RemoteRelease) => ({
  release: RELEASE.exec(entry)?.[0],
  version,
  commit,
  built,
  contract,
  integrity,
});

function moduleVersions(release: RemoteRelease) {
  const { id, name, canary, previews = {} } = release;
  const others = Object.entries(previews).map(([preview, its]) => [preview, versionOf(its)] as const);
  return {
    id,
    name,
    ...versionOf(release),
    ...(canary && { canary: { percent: canary.percent, ...versionOf(canary.release) } }),
    ...(others.length > 0 && { previews: Object.fromEntries(others) }),
  };
}

/** Answers which version of the shell and of each module the site has, as the release map says it. */
export function versionsAnswer(releases: () => Promise<ReleaseMap | undefined>): Handler {
  return async () => {
    const map = await releases();
    return map ? Response.json({ shell: map.shell ?? {}, modules: map.remotes.map(moduleVersions) }) : notFound();
  };
}
