/** Maximum length of a name in bytes of UTF-8, including its extension; file systems allow 255, paths and archives less. */
const NAME_MAX_BYTES = 120;
const FALLBACK_NAME = 'story';

// Control and formatting characters (including those that change the direction of writing), lone surrogates, and private ones;
// not the joiner inside an emoji.
const INVISIBLE = /(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
const NOT_ON_WINDOWS = /[<>:"/\\|?*]/g;
// Hidden on Unix, an option to a command, someone's home.
const BAD_START = /^(?:[\s.~-]|\u200d)+/;
const BAD_END = /(?<![\s.])[\s.]+$/;
const RESERVED = /^(con|prn|aux|nul|clock\$|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\.|$)/i;

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** As many whole graphemes as fit. */
function cut(text: string, maxBytes: number): string {
  let end = 0;
  let bytes = 0;
  for (const { segment, index } of new Intl.Segmenter('en').segment(text)) {
    bytes += byteLength(segment);
    if (bytes > maxBytes) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** A name for a story's file that is valid on Windows, macOS and Linux. */
export function fileName(title: string, extension: string): string {
  const readable = title
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(INVISIBLE, '')
    .replace(NOT_ON_WINDOWS, ' ')
    .replace(/\s+/g, ' ')
    .replace(BAD_START, '');
  const named = RESERVED.test(readable) ? `${FALLBACK_NAME} ${readable}` : readable;
  const name = cut(named, NAME_MAX_BYTES - byteLength(`.${extension}`)).replace(BAD_END, '');
  return `${name || FALLBACK_NAME}.${extension}`;
}
