/** Shorter texts are read quickly whatever they hold. */
const SHORT = 4096;
/** Far more than any answer with one text has. */
const MOST = { depth: 64, values: 20_000, names: 2000 } as const;

/**
 * Whether a text that may be JSON has no more values, different names or lists inside lists than an answer: `JSON.parse` takes long
 * for those.
 */
export function isOrdinaryJson(text: string, most: number = MOST.values): boolean {
  if (text.length <= SHORT) return true;
  const names = new Set<string>();
  let [depth, values, isInString, string] = [0, 0, false, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (isInString) {
      if (unit === 92) at += 1;
      else if (unit === 34) isInString = false;
      continue;
    }
    // " : , [ { ] }
    if (unit === 34) [isInString, string] = [true, at];
    else if (unit === 58) {
      names.add(text.slice(string, at));
      // No character is read twice.
      string = at;
    } else if (unit === 44) values += 1;
    else if (unit === 91 || unit === 123) [depth, values] = [depth + 1, values + 1];
    else if (unit === 93 || unit === 125) depth -= 1;
    if (depth > MOST.depth || values > most || names.size > MOST.names) return false;
  }
  return true;
}
