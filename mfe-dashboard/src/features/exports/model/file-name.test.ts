import { fileName } from '@storyloom/shared/exports';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '@storyloom/testing/hostile-texts';

describe('the name of a file', () => {
  it.each(HOSTILE_TEXTS)('The file name is safe for the title %s', (title) => {
    const name = fileName(title, 'pdf');
    expect(name).toMatch(/^[^\s.~-].*\.pdf$/);
    expect(name).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cf}]/u);
  });
});
