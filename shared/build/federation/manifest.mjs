/**
 * Adds fields to the manifest of a remote's build.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {object} fields
 * @throws {Error} when the build has no manifest
 */
export function addToManifest(bundle, fields) {
  const manifest = bundle['mf-manifest.json'];
  if (manifest?.type !== 'asset') throw new Error('The build has no manifest to list its scripts in.');
  manifest.source = JSON.stringify({ ...JSON.parse(String(manifest.source)), ...fields });
}
