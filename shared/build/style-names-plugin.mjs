import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

/** As the compiler writes it: a hash of the file's absolute path, and the number of the component in that file. */
const COMPONENT_ID = /(componentId:\s*["'])sc-[a-z0-9]+-(\d+)/g;
/** 36 to the power of 7 files: two of a few hundred share a name once in a million builds. */
const HASH_LENGTH = 7;

/** @param {string} text */
const shortHash = (text) =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(-HASH_LENGTH);

/**
 * Names styled components by their file's path in the repository. The compiler's names contain the path of the checkout, so that the
 * same source, built in another folder, would be another release.
 *
 * @param {string} repository folder
 * @returns {import('vite').Plugin}
 */
export function styleNames(repository) {
  return {
    name: 'storyloom-style-names',
    enforce: 'post',
    transform(code, id) {
      if (!code.includes('componentId:')) return undefined;
      const [file = ''] = id.split('?');
      const hash = shortHash(relative(repository, file).split(sep).join('/'));
      return { code: code.replace(COMPONENT_ID, `$1sc-${hash}-$2`), map: null };
    },
  };
}
