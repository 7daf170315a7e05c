import { paths } from '@storyloom/shared/contract';
import { ButtonLink, Container, PageHeader } from '@storyloom/shared/ui';
import { Tabs } from '@storyloom/shared/ui/tabs';
import { strings } from '../strings.ts';
import { PageHead } from './page-head.tsx';
import { AccountSettings } from './account-settings.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { MyStories } from './my-stories.tsx';
import { RequireUser } from './require-user.tsx';

const words = strings.dashboard;

/** `/dashboard`: what a person has kept, and their settings. */
export default function DashboardPage() {
  return (
    <Container>
      <PageHead title={words.title} description={words.description} />
      <RequireUser fallback={<DashboardSkeleton />}>
        {(userId) => <Dashboard key={userId} userId={userId} />}
      </RequireUser>
    </Container>
  );
}

function Dashboard({ userId }: { readonly userId: string }) {
  return (
    <>
      <PageHeader
        title={words.title}
        description={words.description}
        actions={
          <>
            <ButtonLink variant="primary" to={paths.generators.href()}>
              {strings.createNew}
            </ButtonLink>
            <ButtonLink to={paths.inspiration.href()}>{strings.getInspired}</ButtonLink>
          </>
        }
      />
      <Tabs
        label={words.sections}
        items={[
          { value: 'stories', label: words.myStories, content: <MyStories userId={userId} /> },
          { value: 'settings', label: words.settings, content: <AccountSettings /> },
        ]}
      />
    </>
  );
}
