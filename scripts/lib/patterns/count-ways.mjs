import { RegExpParser } from '@eslint-community/regexpp';

/** @typedef {import('@eslint-community/regexpp').AST.Element} Element */
/** @typedef {import('@eslint-community/regexpp').AST.Alternative} Alternative */

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** @param {readonly Alternative[]} alternatives */
const ofAlternatives = (alternatives) =>
  alternatives.reduce(
    (sum, { elements }) => sum + elements.reduce((product, element) => product * ofElement(element), 1),
    0,
  );

/** @param {Element} element @returns {number} */
function ofElement(element) {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return ofAlternatives(element.alternatives);
    case 'Assertion':
      return 'alternatives' in element ? ofAlternatives(element.alternatives) : 1;
    case 'Quantifier': {
      if (element.max === Infinity) return Infinity;
      const once = ofElement(element.element);
      let ways = 0;
      for (let times = element.min; times <= element.max && ways < Infinity; times += 1) ways += once ** times;
      return ways;
    }
    default:
      return 1;
  }
}

/**
 * The most ways in which a pattern can be tried at one place of a text; Infinity if it has a repetition without a limit. A
 * pattern with few is linear, whatever it consists of.
 *
 * @param {string} pattern
 * @param {string} flags
 */
export const countWays = (pattern, flags) =>
  ofAlternatives(
    parser.parsePattern(pattern, 0, pattern.length, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') })
      .alternatives,
  );
