import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ATTACKS, attackTables } from './list-attacks.ts';

const DOCUMENT = path.resolve(import.meta.dirname, '../../../docs/attacks.md');
const SECTION = /(<!-- attacks -->\n)[\s\S]*?(\n<!-- \/attacks -->)/;

/** Updates the list in the document: with `WRITE_ATTACKS=1`, before it is compared. */
function writeSection(): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    text.replace(SECTION, (_whole, start: string, end: string) => `${start}\n${attackTables()}\n${end}`),
  );
}

describe('the attacks', () => {
  it('There are at least 180 attacks, each with a unique id and both of its sentences', () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(180);
    expect(new Set(ATTACKS.map(({ id }) => id)).size).toBe(ATTACKS.length);
    expect(new Set(ATTACKS.map(({ attack }) => attack)).size).toBe(ATTACKS.length);
    for (const { id, attack, proves } of ATTACKS) {
      expect(id).toMatch(/^[A-Z]-\d{3}$/);
      expect(`${attack}${proves}`, id).not.toMatch(/undefined|\n/);
      expect(Math.min(attack.length, proves.length), id).toBeGreaterThan(10);
    }
  });

  it('Each attack is listed on one line', () => {
    const lines = attackTables().split('\n');
    for (const { id } of ATTACKS) expect(lines.filter((line) => line.startsWith(`| ${id} |`))).toHaveLength(1);
  });

  it('The list of attacks is that of docs/attacks.md', () => {
    if (process.env['WRITE_ATTACKS'] === '1') writeSection();
    const written = SECTION.exec(readFileSync(DOCUMENT, 'utf8'))?.[0];
    expect(written).toBe(`<!-- attacks -->\n\n${attackTables()}\n\n<!-- /attacks -->`);
  });
});
