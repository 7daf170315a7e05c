/**
 * Names of the shares that a build of the shell did not resolve. A shell with one of them boots or fails at random, although its
 * build reports success.
 *
 * @param {string} code of the share map's chunk
 * @returns {string[]}
 */
export function unmaterialisedShares(code) {
  const entries = code.matchAll(/name:[`'"]([^`'"]+)[`'"][^}]*?materialize:(!0|!1|true|false)/g);
  return [...entries].filter(([, , value]) => value === '!1' || value === 'false').map(([, name]) => name ?? '');
}

/** Fails the shell's build when a share is not materialised, or when there is no share map to look at. @returns {import('vite').Plugin} */
export function materialisedShares() {
  return {
    name: 'storyloom:materialised-shares',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const map = Object.values(bundle).find(({ fileName }) => fileName.includes('localSharedImportMap'));
        if (map?.type !== 'chunk' || !map.code.includes('materialize')) this.error('The build has no share map.');
        const left = unmaterialisedShares(map.code);
        if (left.length > 0) this.error(`These shares are not materialised: ${left.join(', ')}. Build again.`);
      },
    },
  };
}
