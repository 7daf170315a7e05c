import type { ReleaseMap } from '@storyloom/shared/contract';
import type { Handler } from '../http/handler.ts';
import { notFound } from '../http/json-error.ts';

/** Answers which version of the shell and of each module the site has, as the release map says it. */
export function versionsAnswer(releases: () => Promise<ReleaseMap | undefined>): Handler {
  return async () => {
    const map = await releases();
    if (!map) return notFound();
    return Response.json({
      shell: map.shell ?? {},
      modules: map.remotes.map(({ id, name, version, commit, built, contract, integrity }) => ({
        id,
        name,
        version,
        commit,
        built,
        contract,
        integrity,
      })),
    });
  };
}
