import type { Attack } from './attack.ts';
import { accessById } from './groups/access-by-id.ts';
import { accounts } from './groups/accounts.ts';
import { counters } from './groups/counters.ts';
import { counting } from './groups/counting.ts';
import { deletedAccounts } from './groups/deleted-accounts.ts';
import { emails } from './groups/emails.ts';
import { functions } from './groups/functions.ts';
import { hidden } from './groups/hidden.ts';
import { injection } from './groups/injection.ts';
import { keys } from './groups/keys.ts';
import { links } from './groups/links.ts';
import { operators } from './groups/operators.ts';
import { ownData } from './groups/own-data.ts';
import { outages } from './groups/outages.ts';
import { passwordAlone } from './groups/password-alone.ts';
import { paths } from './groups/paths.ts';
import { quota } from './groups/quota.ts';
import { readingTables } from './groups/reading-tables.ts';
import { readingTricks } from './groups/reading-tricks.ts';
import { credit, reports } from './groups/reports.ts';
import { requests } from './groups/requests.ts';
import { secondFactor } from './groups/second-factor.ts';
import { sessionEnds } from './groups/session-ends.ts';
import { sessionRules } from './groups/session-rules.ts';
import { sessions } from './groups/sessions.ts';
import { tokens } from './groups/tokens.ts';
import { undo } from './groups/undo.ts';
import { waysIn } from './groups/ways-in.ts';
import { writing } from './groups/writing.ts';
import { writingTricks } from './groups/writing-tricks.ts';

/** Attacks of one section that are written in several files. */
const byId = (...groups: readonly (readonly Attack[])[]): readonly Attack[] =>
  groups.flat().toSorted((one, other) => one.id.localeCompare(other.id));

/** Every attack, in the order in which they are listed. */
export const ATTACKS: readonly Attack[] = [
  ...readingTables,
  ...readingTricks,
  ...writing,
  ...writingTricks,
  ...counters,
  ...functions,
  ...counting,
  ...hidden,
  ...reports,
  ...operators,
  ...credit,
  ...undo,
  ...ownData,
  ...links,
  ...accessById,
  ...emails,
  ...tokens,
  ...keys,
  ...sessions,
  ...byId(sessionEnds, sessionRules),
  ...accounts,
  ...deletedAccounts,
  ...waysIn,
  ...byId(passwordAlone, secondFactor),
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
