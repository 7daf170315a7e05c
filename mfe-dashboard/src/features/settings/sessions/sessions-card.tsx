import { type AccountSession, endSession, sessionQueries } from '@storyloom/shared/api/sessions';
import { leaveDevice, mayLeaveDevice, signOutOthers } from '@storyloom/shared/auth';
import { useRetry } from '@storyloom/shared/query';
import { theme } from '@storyloom/shared/theme';
import { Button, CardActions, Chip, Skeleton, toast } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { FailureReason } from '../../../components/sign-in-again.tsx';
import { tellFailure } from '../../../model/signed-out.ts';
import { SettingsCard } from '../components/settings-card.tsx';
import { deviceName } from './device-name.ts';
import { strings } from './strings.ts';

/** The user's sessions, each of which can be signed out. */
export function SessionsCard({ userId }: { readonly userId: string }) {
  const everywhere = useRef<HTMLButtonElement>(null);
  const query = useQuery({ ...sessionQueries.own(userId), networkMode: 'always' });
  const { failure, retrying, retry } = useRetry(query, everywhere);
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      await signOutOthers();
      await leaveDevice();
    },
    networkMode: 'always',
    onSuccess: () => toast.success(strings.left),
    onError: (error) => tellFailure(error, strings.leaveFailed),
  });

  async function handleEverywhere() {
    try {
      if (await mayLeaveDevice()) mutate();
    } catch (error) {
      tellFailure(error as Error, strings.leaveFailed);
    }
  }

  return (
    <SettingsCard title={strings.title} text={strings.text}>
      {failure && !query.data && (
        <FailureAlert title={strings.loadFailed} retrying={retrying} onRetry={retry}>
          <FailureReason failure={failure} />
        </FailureAlert>
      )}
      {query.isPending && !failure && <Skeleton lines={2} />}
      {query.data && (
        <Sessions>
          {query.data.map((session) => (
            <Place key={session.id} session={session} userId={userId} onGone={() => everywhere.current?.focus()} />
          ))}
        </Sessions>
      )}
      <CardActions>
        <Button ref={everywhere} busy={isPending} busyLabel={strings.leaving} onClick={() => void handleEverywhere()}>
          {strings.everywhere}
        </Button>
      </CardActions>
    </SettingsCard>
  );
}

interface PlaceProps {
  readonly session: AccountSession;
  readonly userId: string;
  /** Called before its button disappears with the focus. */
  readonly onGone: () => void;
}

function Place({ session, userId, onGone }: PlaceProps) {
  const client = useQueryClient();
  const { id, userAgent, lastUsed, isCurrent } = session;
  const device = deviceName(userAgent) ?? strings.unknown;
  const { queryKey } = sessionQueries.own(userId);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => endSession(id),
    networkMode: 'always',
    onSuccess() {
      if (button.current === document.activeElement) onGone();
      client.setQueryData(queryKey, (all) => all?.filter((each) => each.id !== id));
      toast.success(strings.ended(device));
    },
    onError: (error) => tellFailure(error, strings.endFailed),
  });
  return (
    <Row>
      <div>
        <p>{device}</p>
        <Used>{strings.lastUsed(lastUsed)}</Used>
      </div>
      {isCurrent ? (
        <Chip>{strings.current}</Chip>
      ) : (
        <Button
          ref={button}
          aria-label={strings.endOf(device)}
          busy={isPending}
          busyLabel={strings.leaving}
          onClick={() => mutate()}
        >
          {strings.end}
        </Button>
      )}
    </Row>
  );
}

const Sessions = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  padding-block: ${theme.space.xs};

  & + & {
    border-block-start: ${theme.borderWidth.hairline} solid ${theme.color.border};
  }
`;

const Used = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
