import type { StoryRow } from './fake-backend.ts';
import { USER_ID } from './session.ts';

/** A saved story; `n` tells stories apart and dates them, one a day. */
export function storyRow(n: number, values: Partial<StoryRow> = {}): StoryRow {
  return {
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    user_id: USER_ID,
    title: `Story ${n}`,
    prompt: `Prompt ${n}`,
    story: `# Story ${n}\n\nIt began on day ${n}.`,
    generator_id: 'fantasy',
    language: 'English',
    created_at: `2026-03-${String(n).padStart(2, '0')}T12:00:00+00:00`,
    ...values,
  };
}
