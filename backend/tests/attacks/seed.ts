/** Ids of the users of a world. */
export interface People {
  readonly owner: string;
  readonly stranger: string;
  /** A user who publishes nothing, so that not even the name is public. */
  readonly hermit: string;
}

/** Part of every text that only its owner may see. */
export const CANARY = 'canary-private';

/** An address that only the operator may see. */
export const SUBSCRIBER = 'subscriber-canary@example.com';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Rows that are always there. */
export const ROW = {
  ownersStory: id(1),
  strangersStory: id(2),
  ownersPrompt: id(11),
  ownersHiddenPrompt: id(12),
  strangersPrompt: id(13),
  ownersShared: id(21),
  ownersHiddenShared: id(22),
  strangersShared: id(23),
  /** Readable by its link. */
  ownersUnlisted: id(25),
  /** Deleted by its owner, and restorable for longer than a test takes. */
  ownersDeleted: id(3),
  ownersUse: id(31),
  ownersReport: id(41),
  /** A row of the owner that an operator hid. */
  ownersTakenPrompt: id(14),
  ownersTakenShared: id(24),
  /** The id under which the owner's saved story was exported from another account. */
  ownersOrigin: id(51),
  /** Of no row. */
  free: id(99),
} as const;

/** Share links. */
export const LINK = {
  ownersShared: 'owners-public-link-001',
  ownersTakenShared: 'owners-hidden-link-001',
  ownersUnlisted: 'owners-unlisted-link-1',
} as const;

export const GUEST = `${CANARY}-guest`;
export const RUN = 'run-of-the-guest';

/** Statements that fill every table with rows. */
export function seedScript({ owner, stranger }: People): string {
  return `
update public.profiles set display_name = case id
  when '${owner}' then 'Owner' when '${stranger}' then 'Stranger' else '${CANARY} hermit' end;
insert into public.user_stories (id, user_id, prompt, story, title, options, created_at) values
  ('${ROW.ownersStory}', '${owner}', '${CANARY}', '${CANARY} story', '${CANARY} title', '{"note": "${CANARY}"}', '2026-01-01'),
  ('${ROW.strangersStory}', '${stranger}', 'a prompt', 'a story', 'a title', '{}', '2026-01-01');
insert into public.user_stories (id, user_id, prompt, story, title, created_at, deleted_at) values
  ('${ROW.ownersDeleted}', '${owner}', '${CANARY}', '${CANARY} deleted', '${CANARY} deleted', '2026-01-02', '2126-01-01');
insert into public.story_revisions (story_id, number, story, cause, created_at) values
  ('${ROW.ownersStory}', 1, '${CANARY} story', 'written', '2026-01-01'), ('${ROW.ownersDeleted}', 1, '${CANARY} deleted', 'written', '2026-01-02');
insert into public.story_notes (story_id, notes, names, updated_at) values
  ('${ROW.ownersStory}', '{"characters": [], "places": [], "rules": "${CANARY} rules", "outline": []}', '{${CANARY}}', '2026-01-01'),
  ('${ROW.ownersDeleted}', '{"characters": [], "places": [], "rules": "${CANARY} deleted", "outline": []}', '{}', '2026-01-02');
insert into public.imported_items (user_id, origin_id, story_id) values ('${owner}', '${ROW.ownersOrigin}', '${ROW.ownersStory}');
insert into public.user_inspirations (id, user_id, title, prompt, category, is_public, created_at) values
  ('${ROW.ownersPrompt}', '${owner}', 'A fox', 'A fox by the sea', 'fantasy', true, '2026-01-01'),
  ('${ROW.ownersHiddenPrompt}', '${owner}', '${CANARY} title', '${CANARY} prompt', 'fantasy', false, '2026-01-02'),
  ('${ROW.strangersPrompt}', '${stranger}', 'A crow', 'A crow by the lake', 'scifi', true, '2026-01-03');
insert into public.inspiration_likes (inspiration_id, user_id, created_at) values ('${ROW.strangersPrompt}', '${owner}', '2026-01-01');
insert into public.inspiration_uses (id, inspiration_id, user_id, story_id, used_on, created_at) values
  ('${ROW.ownersUse}', '${ROW.strangersPrompt}', '${owner}', '${ROW.ownersStory}', '2026-01-01', '2026-01-01');
insert into public.user_shared_stories (id, user_id, story_id, title, prompt, content, is_public, created_at) values
  ('${ROW.ownersShared}', '${owner}', '${ROW.ownersStory}', 'The fox', 'A fox', 'The fox slept.', true, '2026-01-01'),
  ('${ROW.ownersHiddenShared}', '${owner}', null, '${CANARY} title', '${CANARY}', '${CANARY} text', false, '2026-01-02'),
  ('${ROW.strangersShared}', '${stranger}', null, 'The crow', 'A crow', 'The crow flew.', true, '2026-01-03');
insert into public.user_inspirations (id, user_id, title, prompt, category, is_public, hidden_at, created_at) values
  ('${ROW.ownersTakenPrompt}', '${owner}', '${CANARY} taken', '${CANARY} taken away', 'fantasy', true, '2026-02-01', '2026-01-04');
insert into public.user_shared_stories (id, user_id, title, prompt, content, is_public, hidden_at, created_at) values
  ('${ROW.ownersTakenShared}', '${owner}', '${CANARY} taken', '${CANARY}', '${CANARY} taken away', true, '2026-02-01', '2026-01-04');
insert into public.user_shared_stories (id, user_id, story_id, title, prompt, content, is_unlisted, created_at) values
  ('${ROW.ownersUnlisted}', '${owner}', '${ROW.ownersStory}', '${CANARY} unlisted', '${CANARY}', '${CANARY} text', true, '2026-01-05');
set local session_replication_role = replica;
${Object.entries(LINK)
  .map(
    ([name, link]) =>
      `update public.user_shared_stories set share_id = '${link}' where id = '${ROW[name as keyof typeof LINK]}';`,
  )
  .join('\n')}
update public.user_shared_stories set share_id = 'strangers-public-link1' where id = '${ROW.strangersShared}';
set local session_replication_role = origin;
insert into public.content_reports (id, user_id, inspiration_id, reason, note, created_at) values
  ('${ROW.ownersReport}', '${owner}', '${ROW.strangersPrompt}', 'spam', '${CANARY} note', '2026-01-01');
insert into public.shared_story_likes (shared_story_id, user_id, created_at) values ('${ROW.strangersShared}', '${owner}', '2026-01-01');
insert into public.shared_story_views (shared_story_id, visitor) values ('${ROW.ownersShared}', repeat('a', 64));
insert into public.curated_favorites (user_id, inspiration_id, created_at) values ('${owner}', 'insp-3', '2026-01-01');
insert into public.newsletter_subscribers (email, consent, created_at) values
  ('${SUBSCRIBER}', '${CANARY} consent', '2026-01-01');
insert into public.anonymous_usage (session_id, usage_count, last_used) values ('${GUEST}', 1, '2026-01-01');
insert into public.story_runs (caller, run_id, network, started_at) values
  ('guest:${GUEST}', '${RUN}', '${CANARY} network', current_date);
insert into public.kept_runs (caller, run_id, kept_at) values ('guest:${GUEST}', '${RUN}', '2100-01-01');
insert into public.kept_run_parts (caller, run_id, first_id, last_id, events) values
  ('guest:${GUEST}', '${RUN}', 1, 1, '["${CANARY} text"]');
`;
}
