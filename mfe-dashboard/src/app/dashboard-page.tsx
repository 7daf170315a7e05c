import { paths } from '@storyloom/shared/contract';
import { FRESH } from '../model/fresh.ts';
import { lazyRetry } from '@storyloom/shared/remote';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, Container, PageHeader, Skeleton } from '@storyloom/shared/ui';
import { Tabs } from '@storyloom/shared/ui/tabs';
import { ForUsers } from '@storyloom/shared/visitor';
import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageHead } from '../components/page-head.tsx';
import { RequireUser } from '@storyloom/shared/api/require-user';
import { strings as common } from '../components/strings.ts';
import { MyStories } from '../features/library/components/my-stories.tsx';
import { PublishedStories } from '../features/shares/components/published-stories.tsx';
import { Trash } from '../features/trash/components/trash.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { strings } from './strings.ts';

const AccountSettings = lazyRetry(() => import('./account-settings-section.tsx'));

/** Values of `section` in the address; the first one is the default and left out. */
const SECTIONS = ['stories', 'shared', 'settings', 'deleted'] as const;

const sectionOf = (params: URLSearchParams) => SECTIONS.find((known) => known === params.get('section')) ?? 'stories';

/** `/dashboard`: the user's saved stories, shared stories and settings. */
export default function DashboardPage() {
  const [params] = useSearchParams();
  return (
    <Container>
      <PageHead title={strings.titles[sectionOf(params)]} description={strings.description} />
      <RequireUser
        fallback={
          <Room>
            <ForUsers>
              <Dashboard />
            </ForUsers>
          </Room>
        }
      >
        {(userId) => <Dashboard key={userId} userId={userId} />}
      </RequireUser>
    </Container>
  );
}

interface Props {
  /** Absent while the session loads: then the frame is shown without content. */
  readonly userId?: string;
}

function Dashboard({ userId }: Props) {
  const [params, setParams] = useSearchParams();
  const section = sectionOf(params);
  const heading = useRef<HTMLHeadingElement>(null);
  const isTrash = section === 'deleted';
  const wasTrash = useRef(isTrash);
  const skeleton = <DashboardSkeleton />;
  useEffect(() => {
    if (wasTrash.current === isTrash) return;
    wasTrash.current = isTrash;
    // The link that had the focus is gone.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isTrash]);
  return (
    <>
      <Head>
        <PageHeader
          ref={heading}
          title={strings.titles[section]}
          actions={
            <>
              <ButtonLink variant="primary" to={paths.generators.href()} state={FRESH}>
                {common.createNew}
              </ButtonLink>
              <ButtonLink to={paths.inspiration.href()}>{common.getInspired}</ButtonLink>
            </>
          }
        />
      </Head>
      <Tabs
        label={strings.sections}
        value={isTrash ? 'stories' : section}
        // The search of one section does not apply to another.
        onValueChange={(next) => setParams(next === 'stories' ? {} : { section: next }, { replace: true })}
        items={[
          {
            value: 'stories',
            label: strings.titles.stories,
            content:
              userId === undefined ? skeleton : isTrash ? <Trash userId={userId} /> : <MyStories userId={userId} />,
          },
          {
            value: 'shared',
            label: strings.titles.shared,
            content: userId === undefined ? skeleton : <PublishedStories userId={userId} />,
          },
          {
            value: 'settings',
            label: strings.titles.settings,
            content:
              userId === undefined ? (
                skeleton
              ) : (
                <Suspense fallback={<Skeleton shape="block" />}>
                  <AccountSettings />
                </Suspense>
              ),
          },
        ]}
      />
    </>
  );
}

const { media, space } = theme;

/* Keeps the foot of the page in its place for guests, who are led to the sign-in page. */
const Room = styled.div`
  min-block-size: 100svh;
`;

/* Low, so that the list begins in the first screen. */
const Head = styled.div`
  & > header {
    padding-block: 0 ${space.md};

    ${media.tablet} {
      padding-block: ${space.md} ${space.lg};
    }
  }
`;
