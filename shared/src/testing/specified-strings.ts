import { expect, it } from 'vitest';

/** Tests strings against the specification: the keys are the specified strings, the values those that are shown. */
export function testStrings(title: string, strings: Readonly<Record<string, string>>): void {
  it.each(Object.entries(strings))(`${title} “%s”`, (specified, shown) => {
    expect(shown).toBe(specified);
  });
}
