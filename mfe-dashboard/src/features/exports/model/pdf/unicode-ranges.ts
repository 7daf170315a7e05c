/** First and last code point of each range in a CSS `unicode-range` such as 'U+0-FF,U+131'. */
export function unicodeRanges(list: string): readonly (readonly [number, number])[] {
  return list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}
