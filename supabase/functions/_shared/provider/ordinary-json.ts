/** Shorter texts are read quickly whatever they hold. */
const SHORT = 4096;
/** Far more than an answer with one text or a story with all its notes has. */
const MOST = { depth: 64, values: 20_000, names: 2000 } as const;

/**
 * Whether a text that may be JSON has no more values, names or lists inside lists than an answer: `JSON.parse` takes long for those,
 * and microseconds for a name that it has not met before, or not after the same ones.
 */
export function isOrdinaryJson(text: string, most: number = MOST.values): boolean {
  if (text.length <= SHORT) return true;
  let [depth, values, names, isInString] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (isInString) {
      if (unit === 92) at += 1;
      else if (unit === 34) isInString = false;
      continue;
    }
    // " : , [ { ] }
    if (unit === 34) isInString = true;
    else if (unit === 58) names += 1;
    else if (unit === 44) values += 1;
    else if (unit === 91 || unit === 123) [depth, values] = [depth + 1, values + 1];
    else if (unit === 93 || unit === 125) depth -= 1;
    if (depth > MOST.depth || values > most || names > MOST.names) return false;
  }
  return true;
}
