import { useFreshCounts } from '@storyloom/shared/api/community';
import type { Inspiration } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { type AuthNavigationState, paths } from '@storyloom/shared/contract';
import { Button, Cluster, Container, TextLink } from '@storyloom/shared/ui';
import { CallWait } from '@storyloom/shared/ui/call-wait';
import { Tabs } from '@storyloom/shared/ui/tabs';
import { ForGuests, ForUsers } from '@storyloom/shared/visitor';
import { Dices, PenLine } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ListHeader } from '../../../components/list-header.tsx';
import { useVisitor } from '../../../components/use-visitor.ts';
import { categoriesOf, PROMPT_TABS, tabOf } from '../model/prompt-search.ts';
import { usePromptSearch } from '../model/use-prompt-search.ts';
import { useRandomInspiration } from '../model/use-random-inspiration.ts';
import { useSharing } from '../model/use-sharing.ts';
import { strings } from '../strings.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CommunityFavorites } from './community-favorites.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { OwnLink } from './own-link.tsx';
import { OwnInspirations } from './own-inspirations.tsx';
import { PromptList } from './prompt-list.tsx';
import { PromptSearchBar } from './prompt-search-bar.tsx';
import { ShareDialog } from './share-dialog.tsx';

const words = strings.description;

/** `/inspiration`: the prompts of the community, and the user's own. */
export default function InspirationPage() {
  const { sharing, share, setOpen } = useSharing();
  const visitor = useVisitor();
  const own = useRef<HTMLElement>(null);
  return (
    <>
      <Inspirations key={visitor} onShare={share} ownRef={own} />
      {sharing && (
        <ShareDialog
          open={sharing.open}
          onOpenChange={setOpen}
          userId={sharing.userId}
          edited={sharing.edited}
          ownRef={own}
        />
      )}
    </>
  );
}

interface Props {
  /** Opens the share dialog for a new inspiration, or to edit one. */
  readonly onShare: (edited?: Inspiration) => void;
  /** Set to the section of the user's own inspirations. */
  readonly ownRef: RefObject<HTMLElement | null>;
}

function Inspirations({ onShare, ownRef }: Props) {
  const { user } = useSession();
  const { pathname, search: address } = useLocation();
  const { search, text, setText, change, clear } = usePromptSearch();
  const random = useRandomInspiration(tabOf(search));
  useFreshCounts('inspiration', user?.id);

  const randomButton = useRef<HTMLButtonElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const [deleting, setDeleting] = useState<Inspiration>();
  const actions = { onEdit: onShare, onDelete: setDeleting };

  // The card disappears, and the section with the last one.
  const afterDeletion: RefObject<HTMLElement | null> = {
    get current() {
      return ownHeading.current ?? heading.current;
    },
  };

  // The button disappears when pressed, so the focus moves to the next step.
  function handleClear() {
    clear();
    searchBox.current?.focus();
  }

  return (
    <Container>
      <title>{strings.documentTitle}</title>
      <meta name="description" content={strings.documentDescription} />
      <ListHeader
        ref={heading}
        title={strings.title}
        description={
          <>
            {words.start}
            <ForUsers as="span">{words.shareYours}</ForUsers>
            <ForGuests as="span">
              <TextLink
                to={paths.auth.href()}
                state={{ returnTo: `${pathname}${address}` } satisfies AuthNavigationState}
              >
                {words.signIn}
              </TextLink>
              {words.end}
            </ForGuests>
            {user && <OwnLink userId={user.id} headingRef={ownHeading} />}
          </>
        }
        actions={
          <Cluster>
            <Button
              ref={randomButton}
              variant="primary"
              icon={<Dices aria-hidden />}
              busy={random.busy}
              busyLabel={strings.random.busy}
              onClick={random.ask}
            >
              {strings.random.action}
            </Button>
            {user && (
              <Button icon={<PenLine aria-hidden />} aria-haspopup="dialog" onClick={() => onShare()}>
                {strings.share.action}
              </Button>
            )}
          </Cluster>
        }
        note={<CallWait isWaiting={random.busy} button={randomButton} onCancel={random.cancel} />}
      />
      <PromptSearchBar text={text} onTextChange={setText} search={search} onChange={change} searchRef={searchBox} />
      <ActiveFilters search={search} onChange={change} landing={searchBox} />
      <Tabs
        label={strings.tabsLabel}
        value={tabOf(search)}
        onValueChange={(tab) => change({ categories: categoriesOf(tab) })}
        items={PROMPT_TABS.map((value) => ({
          value,
          label: strings.tabs[value],
          content: <PromptList search={search} onClear={handleClear} {...actions} />,
        }))}
      />
      {user && (
        <OwnInspirations
          userId={user.id}
          sectionRef={ownRef}
          headingRef={ownHeading}
          onShare={() => onShare()}
          {...actions}
        />
      )}
      <CommunityFavorites search={search} {...actions} />
      {user && (
        <DeleteDialog
          userId={user.id}
          inspiration={deleting}
          onClose={(id) => setDeleting((now) => (id === undefined || now?.id === id ? undefined : now))}
          returnFocusRef={afterDeletion}
        />
      )}
    </Container>
  );
}
