import type { Attack } from './attack.ts';
import { accessAfterwards } from './groups/access-afterwards.ts';
import { accessById } from './groups/access-by-id.ts';
import { accountAddresses } from './groups/account-addresses.ts';
import { accountClaims } from './groups/account-claims.ts';
import { accountPasswords } from './groups/account-passwords.ts';
import { counters } from './groups/counters.ts';
import { deletedAccounts } from './groups/deleted-accounts.ts';
import { emails } from './groups/emails.ts';
import { fixedColumns } from './groups/fixed-columns.ts';
import { functionsElsewhere } from './groups/functions-elsewhere.ts';
import { functions } from './groups/functions.ts';
import { halfSessions } from './groups/half-sessions.ts';
import { hidden } from './groups/hidden.ts';
import { injection } from './groups/injection.ts';
import { keys } from './groups/keys.ts';
import { likes } from './groups/likes.ts';
import { operators } from './groups/operators.ts';
import { ownData } from './groups/own-data.ts';
import { ownStories } from './groups/own-stories.ts';
import { outages } from './groups/outages.ts';
import { passwordAlone } from './groups/password-alone.ts';
import { paths } from './groups/paths.ts';
import { quotaAttempts } from './groups/quota-attempts.ts';
import { quotaNetworks } from './groups/quota-networks.ts';
import { quotaRuns } from './groups/quota-runs.ts';
import { quotaTokens } from './groups/quota-tokens.ts';
import { readingEmbeds } from './groups/reading-embeds.ts';
import { readingFilters } from './groups/reading-filters.ts';
import { readingSearches } from './groups/reading-searches.ts';
import { readingTables } from './groups/reading-tables.ts';
import { credit, reports } from './groups/reports.ts';
import { requests } from './groups/requests.ts';
import { revokedLinks } from './groups/revoked-links.ts';
import { secondFactorCodes } from './groups/second-factor-codes.ts';
import { secondFactor } from './groups/second-factor.ts';
import { sessionEnds } from './groups/session-ends.ts';
import { sessionRules } from './groups/session-rules.ts';
import { sessions } from './groups/sessions.ts';
import { storyNotes } from './groups/story-notes.ts';
import { storyTexts } from './groups/story-texts.ts';
import { tokens } from './groups/tokens.ts';
import { undo } from './groups/undo.ts';
import { unlistedLinks } from './groups/unlisted-links.ts';
import { usesAndViews } from './groups/uses-and-views.ts';
import { waysIn } from './groups/ways-in.ts';
import { writingReferences } from './groups/writing-references.ts';
import { writing } from './groups/writing.ts';
import { writingTricks } from './groups/writing-tricks.ts';

/** Attacks of one section that are written in several files. */
const byId = (...groups: readonly (readonly Attack[])[]): readonly Attack[] =>
  groups.flat().toSorted((one, other) => one.id.localeCompare(other.id));

/** Every attack, in the order in which they are listed. */
export const ATTACKS: readonly Attack[] = [
  ...readingTables,
  ...readingFilters,
  ...readingEmbeds,
  ...readingSearches,
  ...writing,
  ...byId(writingTricks, writingReferences),
  ...fixedColumns,
  ...counters,
  ...byId(functions, functionsElsewhere),
  ...likes,
  ...usesAndViews,
  ...hidden,
  ...reports,
  ...operators,
  ...credit,
  ...undo,
  ...ownStories,
  ...storyTexts,
  ...storyNotes,
  ...ownData,
  ...unlistedLinks,
  ...revokedLinks,
  ...accessById,
  ...accessAfterwards,
  ...emails,
  ...tokens,
  ...keys,
  ...sessions,
  ...byId(sessionEnds, sessionRules),
  ...accountClaims,
  ...accountAddresses,
  ...accountPasswords,
  ...deletedAccounts,
  ...waysIn,
  ...byId(passwordAlone, halfSessions, secondFactor, secondFactorCodes),
  ...paths,
  ...requests,
  ...quotaTokens,
  ...quotaRuns,
  ...quotaAttempts,
  ...quotaNetworks,
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
