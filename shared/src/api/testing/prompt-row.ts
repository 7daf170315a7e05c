/** A database row of another user's prompt with three likes. */
export const promptRow = (id: string) => ({
  id,
  user_id: 'mina',
  author: 'Mina',
  title: `Prompt ${id}`,
  prompt: 'A lighthouse',
  category: 'fantasy',
  difficulty: 'easy',
  language: 'English',
  likes_count: 3,
  uses_count: 0,
  created_at: '2026-11-20T10:00:00+00:00',
  liked: false,
});
