import { failureReason } from '@storyloom/shared/api/failure-reason';
import { moderationQueries } from '@storyloom/shared/api/moderation';
import { useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { useRetry } from '@storyloom/shared/query';
import { ButtonLink, Container, PageHeader, TextLink } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { Tabs } from '@storyloom/shared/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { ListHeader } from '../../../components/list-header.tsx';
import { ListSkeleton } from '../../../components/list-skeleton.tsx';
import { strings } from '../strings.ts';
import { HiddenThings } from './hidden-things.tsx';
import { LogEntries } from './log-entries.tsx';
import { Reports } from './reports.tsx';

/** `/moderation`: for operators. Other users see “Page not found”. */
export default function ModerationPage() {
  const { user, loading } = useSession();
  const state: AuthNavigationState = { returnTo: paths.moderation.href() };
  if (!loading && !user) return <Navigate replace to={paths.auth.href()} state={state} />;
  return (
    <Container $width="narrow">
      <meta name="robots" content="noindex" />
      {user ? <ForOperators key={user.id} userId={user.id} /> : <Waiting />}
    </Container>
  );
}

function ForOperators({ userId }: { readonly userId: string }) {
  const query = useQuery({ ...moderationQueries.isOperator(userId), networkMode: 'always' });
  const heading = useRef<HTMLHeadingElement>(null);
  const { failure, retrying, retry } = useRetry(query, heading);
  if (query.data === true) return <Moderation userId={userId} />;
  if (query.data === false) return <NotFound />;
  if (!failure) return <Waiting />;
  return (
    <>
      <title>{strings.documentTitle}</title>
      <PageHeader ref={heading} title={strings.title} />
      <FailureAlert title={strings.askFailed} retrying={retrying} onRetry={retry}>
        {failureReason(failure)}
      </FailureAlert>
    </>
  );
}

function Moderation({ userId }: { readonly userId: string }) {
  return (
    <>
      <title>{strings.documentTitle}</title>
      <ListHeader
        title={strings.title}
        description={
          <>
            {strings.description}{' '}
            <TextLink alone to={paths.community.href()}>
              {strings.back}
            </TextLink>
          </>
        }
      />
      <Tabs
        label={strings.sections}
        items={[
          { value: 'reports', label: strings.reports, content: <Reports userId={userId} /> },
          { value: 'hidden', label: strings.hidden, content: <HiddenThings userId={userId} /> },
          { value: 'log', label: strings.log, content: <LogEntries userId={userId} /> },
        ]}
      />
    </>
  );
}

/** Until the user is known, the page does not reveal what it is. */
function Waiting() {
  return (
    <>
      <title>{strings.loadingTitle}</title>
      <PageHeader title={strings.loading} />
      <ListSkeleton cards={1} />
    </>
  );
}

/** The same as the site's page for unknown addresses. */
function NotFound() {
  const words = strings.notFound;
  return (
    <>
      <title>{words.documentTitle}</title>
      <PageHeader eyebrow={words.eyebrow} title={words.title} description={words.text} />
      <ButtonLink variant="primary" to={paths.home.href()}>
        {words.home}
      </ButtonLink>
    </>
  );
}
