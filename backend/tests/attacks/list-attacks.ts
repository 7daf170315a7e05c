import type { Attack } from './attack.ts';
import { accessById } from './groups/access-by-id.ts';
import { accounts } from './groups/accounts.ts';
import { counters } from './groups/counters.ts';
import { counting } from './groups/counting.ts';
import { deletedAccounts } from './groups/deleted-accounts.ts';
import { emails } from './groups/emails.ts';
import { functions } from './groups/functions.ts';
import { injection } from './groups/injection.ts';
import { keys } from './groups/keys.ts';
import { links } from './groups/links.ts';
import { moderation } from './groups/moderation.ts';
import { ownData } from './groups/own-data.ts';
import { outages } from './groups/outages.ts';
import { paths } from './groups/paths.ts';
import { quota } from './groups/quota.ts';
import { readingTables } from './groups/reading-tables.ts';
import { readingTricks } from './groups/reading-tricks.ts';
import { requests } from './groups/requests.ts';
import { secondFactor } from './groups/second-factor.ts';
import { sessionRules } from './groups/session-rules.ts';
import { sessions } from './groups/sessions.ts';
import { tokens } from './groups/tokens.ts';
import { undo } from './groups/undo.ts';
import { waysIn } from './groups/ways-in.ts';
import { writing } from './groups/writing.ts';
import { writingTricks } from './groups/writing-tricks.ts';

/** Every attack, in the order in which they are listed. */
export const ATTACKS: readonly Attack[] = [
  ...readingTables,
  ...readingTricks,
  ...writing,
  ...writingTricks,
  ...counters,
  ...functions,
  ...counting,
  ...moderation,
  ...undo,
  ...ownData,
  ...links,
  ...accessById,
  ...emails,
  ...tokens,
  ...keys,
  ...sessions,
  ...sessionRules,
  ...accounts,
  ...deletedAccounts,
  ...waysIn,
  ...secondFactor,
  ...paths,
  ...requests,
  ...quota,
  ...injection,
  ...outages,
];

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The attacks as Markdown: a table for each group. */
export function attackTables(): string {
  const groups = new Set(ATTACKS.map(({ group }) => group));
  return [...groups]
    .map((group) => {
      const rows = ATTACKS.filter((attack) => attack.group === group).map(
        ({ id, attack, proves }) => `| ${id} | ${cell(attack)} | ${cell(proves)} |`,
      );
      return [`### ${group}`, '', '| | What is tried | What it proves |', '|---|---|---|', ...rows].join('\n');
    })
    .join('\n\n');
}
