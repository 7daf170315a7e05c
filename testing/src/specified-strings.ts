import { expect, it } from 'vitest';

/** Tests strings against the specification: by the specified string, the one that is shown, or several. */
export function testStrings(title: string, strings: Readonly<Record<string, string | readonly string[]>>): void {
  const cases = Object.entries(strings).flatMap(([specified, shown]) => [shown].flat().map((one) => [specified, one]));
  it.each(cases)(`${title} “%s”`, (specified, shown) => {
    expect(shown).toBe(specified);
  });
}
