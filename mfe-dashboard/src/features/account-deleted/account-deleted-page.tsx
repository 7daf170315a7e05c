import { useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, Cluster, Container, PageHeader, Stack } from '@storyloom/shared/ui';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../../components/page-head.tsx';
import { createdDate } from '../../model/created-date.ts';
import { leaving } from '../../model/leaving.ts';
import { strings } from './strings.ts';

/** The date in the navigation state that the form hands over; absent for a typed address. */
function dayIn(state: unknown): string | undefined {
  const { goneBy } = (state ?? {}) as { readonly goneBy?: unknown };
  return typeof goneBy === 'string' ? createdDate(goneBy) : undefined;
}

/** `/account-deleted`: by when everything is gone, and how to come back. Leads signed-in users to the dashboard. */
export default function AccountDeletedPage() {
  const { user } = useSession();
  const { state } = useLocation();
  useEffect(() => {
    if (leaving.isUnderWay()) void leaving.finish();
  }, []);
  if (user && !leaving.isUnderWay()) return <Navigate replace to={paths.dashboard.href()} />;
  const day = dayIn(state);
  const back: AuthNavigationState = { returnTo: paths.dashboard.href() };
  return (
    <Container $width="narrow">
      <PageHead title={strings.title} description={strings.description} unlisted />
      <PageHeader
        title={strings.title}
        description={<strong>{day === undefined ? strings.goneAfter : strings.goneBy(day)}</strong>}
      />
      <Stack>
        <p>{strings.signedOut}</p>
        <p>{strings.comeBack}</p>
        <Cluster>
          <ButtonLink variant="primary" to={paths.auth.href()} state={back}>
            {strings.signIn}
          </ButtonLink>
          <ButtonLink to={paths.home.href()}>{strings.home}</ButtonLink>
        </Cluster>
        <Note>{strings.device}</Note>
      </Stack>
    </Container>
  );
}

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
