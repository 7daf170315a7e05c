/** Letters and digits of a text in lower case, and where in the text each begins and ends. */
export interface Letters {
  readonly codes: Uint16Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/** Characters below this have other spellings: full width, in circles, of mathematics. Those above are rare Chinese letters and signs. */
const SPELLED_END = 0x2_0000;
const CHINESE_END = 0x4_0000;
/** Between these are letters of old scripts, which are spelled in one way. */
const OLD = { from: 0x1_0000, to: 0x1_d400 } as const;
const LETTER = /[\p{L}\p{N}]/u;

/** No letter; 0 is one that has not been looked up yet. */
const NONE = 1;
const lookedUp = new Uint16Array(SPELLED_END);

function lookUp(character: number): number {
  const text = String.fromCodePoint(character);
  if (character >= OLD.from && character < OLD.to) return LETTER.test(text) ? character % 0x1_0000 : NONE;
  // One character needs no limits of its marks, and a text may have many thousands to look up.
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters === '' ? NONE : letters.charCodeAt(letters.length - 1);
}

/** A character's letter. Where Unicode spells a character with several letters, the last one stands for all. */
function letterOf(character: number): number {
  // Chinese and Korean letters are what they are. There are too many to look up.
  if ((character >= 0x4e00 && character < 0xa000) || (character >= 0xac00 && character < 0xd7a4)) return character;
  if (character >= SPELLED_END) return character < CHINESE_END ? character % 0x1_0000 : NONE;
  return (lookedUp[character] ||= lookUp(character));
}

/** Letters and digits only, in lower case, so that spaces, marks and capitals hide nothing. */
export function lettersOf(text: string): Letters {
  const codes = new Uint16Array(text.length);
  const [starts, ends] = [new Uint32Array(text.length), new Uint32Array(text.length)];
  let count = 0;
  for (let at = 0, end = 0; at < text.length; at = end) {
    const character = text.codePointAt(at) ?? 0;
    end = at + (character >= 0x1_0000 ? 2 : 1);
    const letter = letterOf(character);
    if (letter === NONE) continue;
    codes[count] = letter;
    starts[count] = at;
    ends[count] = end;
    count += 1;
  }
  return { codes: codes.subarray(0, count), starts: starts.subarray(0, count), ends: ends.subarray(0, count) };
}

/** Looks up the letters of all scripts that are in use, which takes long for a text that has them all. */
export function lookUpLetters(): void {
  for (let character = 1; character < OLD.from; character += 1) letterOf(character);
}
