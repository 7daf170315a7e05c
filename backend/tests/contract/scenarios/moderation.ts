import { moderate, type ModerationAction, moderationQueries } from '@storyloom/shared/api/moderation';
import { reportContent } from '@storyloom/shared/api/reports';
import { ADA, BO } from '@storyloom/testing/people';
import { idOf } from '@storyloom/testing/rows';
import { ROW } from '../seed.ts';
import { ask, type Scenario, walk } from './scenario.ts';

const ACTIONS: readonly ModerationAction[] = ['hide', 'restore', 'dismiss', 'reopen'];

const lists = (userId: string) => [
  walk(moderationQueries.reports(userId), 1),
  walk(moderationQueries.hidden(userId), 1),
  walk(moderationQueries.log(userId), 1),
];

const THINGS = [
  { kind: 'story', thingId: ROW.shared },
  { kind: 'inspiration', thingId: ROW.prompt },
] as const;

const report = (kind: 'story' | 'inspiration', id: string, shareId?: string) => () =>
  reportContent({ kind, id, shareId, reason: 'copied', note: ' Mine. ' });

export const MODERATION: readonly Scenario[] = [
  {
    title: 'who is not an operator tries to moderate',
    as: ADA,
    calls: (id) => [ask(moderationQueries.isOperator(id(ADA))), ...lists(id(ADA)), () => moderate('hide', THINGS[0])],
  },
  {
    title: 'hides, restores and dismisses as an operator',
    as: BO,
    calls: (id) => [
      ask(moderationQueries.isOperator(id(BO))),
      report('story', ROW.shared),
      // The prompt that was published together with that story has its id.
      report('inspiration', ROW.shared),
      report('story', ROW.unlisted, 'link-12'),
      ...lists(id(BO)),
      ...THINGS.flatMap((thing) => [
        () => moderate('hide', thing, ' It is an ad. '),
        () => moderate('hide', thing),
        ...lists(id(BO)),
        () => moderate('restore', thing),
        () => moderate('dismiss', thing, 'Harmless'),
        () => moderate('dismiss', thing),
        ...lists(id(BO)),
        () => moderate('reopen', thing),
        ...lists(id(BO)),
      ]),
      ...ACTIONS.map((action) => () => moderate(action, { kind: 'story', thingId: ROW.missing })),
    ],
  },
  {
    title: 'pages through the lists of an operator',
    as: BO,
    calls: (id) => [
      ...Array.from({ length: 11 }, (_, n) => report('story', idOf(101 + n))),
      walk(moderationQueries.reports(id(BO)), 2),
      ...Array.from({ length: 11 }, (_, n) => () => moderate('hide', { kind: 'story', thingId: idOf(101 + n) })),
      walk(moderationQueries.hidden(id(BO)), 2),
      walk(moderationQueries.log(id(BO)), 2),
    ],
  },
];
