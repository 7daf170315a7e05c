import { moderationQueries, type ReportedThing } from '@storyloom/shared/api/moderation';
import { formatLocalDay } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NextCard } from '../model/next-card.ts';
import { useModeration } from '../model/use-moderation.ts';
import { strings } from '../strings.ts';
import { HideDialog } from './hide-dialog.tsx';
import { ModerationList } from './moderation-list.tsx';
import { ThingCard } from './thing-card.tsx';

function whenReported({ reports, firstAt, lastAt }: ReportedThing): readonly string[] {
  if (reports === 1) return [strings.reported(formatLocalDay(new Date(lastAt)))];
  return [
    strings.firstReported(formatLocalDay(new Date(firstAt))),
    strings.lastReported(formatLocalDay(new Date(lastAt))),
  ];
}

/** Reports that are still open. */
export function Reports({ userId }: { readonly userId: string }) {
  const query = useInfiniteQuery({ ...moderationQueries.reports(userId), networkMode: 'always' });
  const [next] = useState(() => new NextCard());
  const [asked, setAsked] = useState<ReportedThing>();
  const moderation = useModeration(userId);
  const isBusy = ({ id }: ReportedThing) => moderation.isPending && moderation.variables.thing.id === id;
  // The dialog can be closed while a request runs, and may be about something else by now.
  const close = (id: string) => setAsked((current) => (current?.id === id ? undefined : current));

  return (
    <>
      <ModerationList
        query={query}
        label={strings.reports}
        empty={[strings.noReports, strings.noReportsText]}
        loadMore={strings.moreReports}
        next={next}
      >
        {(thing, onPress) => (
          <ThingCard
            key={thing.id}
            thing={thing}
            facts={whenReported(thing)}
            actions={
              <>
                <Button
                  aria-label={strings.hideNamed(thing.title)}
                  aria-haspopup="dialog"
                  onClick={() => {
                    onPress();
                    setAsked(thing);
                  }}
                >
                  {strings.hide}
                </Button>
                <Button
                  variant="quiet"
                  aria-label={strings.leaveUpNamed(thing.title)}
                  busy={isBusy(thing) && moderation.variables?.action === 'dismiss'}
                  busyLabel={strings.working}
                  onClick={() => {
                    onPress();
                    moderation.mutate({ action: 'dismiss', thing });
                  }}
                >
                  {strings.leaveUp}
                </Button>
              </>
            }
          >
            <Reasons aria-label={strings.whyReported}>
              {thing.reasons.map((reason) => (
                <li key={reason}>{strings.reasons[reason]}</li>
              ))}
            </Reasons>
            {thing.notes.length > 0 && (
              <Notes aria-label={strings.notes}>
                {thing.notes.map((note, index) => (
                  // Equal notes of several users are kept apart.
                  <li key={index} dir="auto">
                    {note}
                  </li>
                ))}
              </Notes>
            )}
          </ThingCard>
        )}
      </ModerationList>
      <HideDialog
        thing={asked}
        busy={asked !== undefined && isBusy(asked)}
        onClose={() => setAsked(undefined)}
        onHide={(thing, reason) =>
          moderation.mutate({ action: 'hide', thing, reason }, { onSuccess: () => close(thing.id) })
        }
        returnFocusRef={next}
      />
    </>
  );
}

const { borderWidth, color, fontSize, space } = theme;

const Reasons = styled.ul`
  padding-inline-start: ${space.lg};
`;

const Notes = styled.ul`
  display: grid;
  gap: ${space['2xs']};
  list-style: none;
  padding: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};

  & > li {
    padding-inline-start: ${space.sm};
    border-inline-start: ${borderWidth.hairline} solid ${color.border};
    white-space: pre-line;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
`;
