/** Tables whose rows have texts of up to 60,000 characters. */
const TABLES = /^\/rest\/v1\/(?:user_stories|user_shared_stories|story_revisions|story_notes)$/;

/** A column, or one of an embedded row. Lite reads some other spellings as all columns. */
const COLUMN = /^\w+(?:\(\w+\))?$/;
const WHOLE_TEXTS = new Set(['story', 'content', 'options', 'notes']);

/** Twenty rows may have 4 MB, which the embedded database reads before it is known how many there are. Pages read one such row. */
const ROWS_MAX = 20;

/** The columns of a list, without aliases, types and quotation marks. */
const columnsOf = (select: string): readonly string[] =>
  select.split(',').map((column) => column.split('::')[0]?.split(':').at(-1)?.replaceAll('"', '').trim() ?? '');

/**
 * Bounds a list of rows with their whole texts. One without a limit gets this one, as others get that of the data interface.
 *
 * @param url of the request, which is changed.
 * @returns the answer to a greater limit.
 */
export function limitWholeTexts(url: URL): Response | undefined {
  const { pathname, searchParams } = url;
  if (!TABLES.test(pathname)) return undefined;
  const select = searchParams.getAll('select').join(',') || '*';
  if (columnsOf(select).every((column) => COLUMN.test(column) && !WHOLE_TEXTS.has(column))) return undefined;
  const limits = searchParams.getAll('limit');
  if (limits.length === 0) searchParams.set('limit', String(ROWS_MAX));
  // Lite takes `1e1` and others for no limit.
  if (limits.every((limit) => /^\d+$/.test(limit) && Number(limit) <= ROWS_MAX)) return undefined;
  const message = `A list with whole texts may have ${ROWS_MAX} rows. Read the others in further requests.`;
  return Response.json({ code: 'query_refused', message, details: null, hint: null }, { status: 400 });
}
