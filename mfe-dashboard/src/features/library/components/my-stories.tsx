import type { StorySummary } from '@storyloom/shared/api/stories';
import { paths } from '@storyloom/shared/contract';
import { useRetry } from '@storyloom/shared/query';
import { theme } from '@storyloom/shared/theme';
import { Button, EmptyState, Stack, TextLink, VisuallyHidden } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { ListCount } from '@storyloom/shared/ui/list-count';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FailureReason } from '../../../components/sign-in-again.tsx';
import type { LeftSharing } from '../../../components/first-sharing.tsx';
import { type LeftRenaming, type Named, RenameDialog } from '../../../components/rename-dialog.tsx';
import { ShareDialog } from '../../../components/share-dialog.tsx';
import { leftInput } from '../../../model/left-input.ts';
import { DeletionFocus } from '../../../model/deletion-focus.ts';
import { isNarrowed } from '../model/library-search.ts';
import { useSharedCopies } from '../../../model/use-shared-copies.ts';
import { useLibrary } from '../model/use-library.ts';
import { strings } from '../strings.ts';
import { DeleteStoryDialog } from './delete-story-dialog.tsx';
import { LibraryBar } from './library-bar.tsx';
import { NoStories } from './no-stories.tsx';
import { Pager } from './pager.tsx';
import { StoryList } from './story-list.tsx';
import { StoryListSkeleton } from './story-list-skeleton.tsx';
import { UndoList } from './undo-list.tsx';

/** The user's collection: search, pages, renaming, deleting and undoing. */
export function MyStories({ userId }: { readonly userId: string }) {
  const { query, page, search, change, text, setText, clear, total, pager } = useLibrary(userId);
  const stories = query.data?.stories;
  const { sharedCopyOf, isUnshared } = useSharedCopies(userId, stories?.map(({ id }) => id) ?? []);
  const section = useRef<HTMLElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const { failure, retrying, retry } = useRetry(query, section);
  const [focus] = useState(() => new DeletionFocus(section));
  const renamingPlace = `${userId} renames in the list`;
  const [renamed, setRenamed] = useState<Named | undefined>(() => leftInput<LeftRenaming>(renamingPlace)?.story);
  const sharingPlace = `${userId} shares in the list`;
  const [shared, setShared] = useState<StorySummary | undefined>(() => leftInput<LeftSharing>(sharingPlace)?.story);
  const [asked, setAsked] = useState<StorySummary>();
  const [deleted, setDeleted] = useState<StorySummary>();
  useArrival(page, section);
  useEffect(() => {
    if (stories && !query.isFetching) focus.goOn(stories);
  }, [stories, query.isFetching, focus]);

  const handleAsk = useCallback(
    (story: StorySummary) => {
      focus.remember(story.id);
      setAsked(story);
      setDeleted(undefined);
    },
    [focus],
  );

  function handleAnswered(story: StorySummary, isDeleted: boolean) {
    const { id } = story;
    if (isDeleted) {
      focus.noteDeleted(id);
      setDeleted(story);
    }
    // The question may be about another story by now, because the dialog can be left while it waits.
    setAsked((current) => (current?.id === id ? undefined : current));
  }

  // The button disappears, so the focus moves to the search box.
  function handleClear() {
    clear();
    searchBox.current?.focus();
  }

  const narrowed = isNarrowed(search);
  const isEmpty = stories?.length === 0 && !query.isPlaceholderData;
  return (
    <Section ref={section} tabIndex={-1} aria-label={strings.label} aria-busy={query.isFetching}>
      {query.isPending && <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>}
      <Stack $gap="lg">
        {(narrowed || (stories && !isEmpty)) && (
          <LibraryBar text={text} onTextChange={setText} search={search} onChange={change} searchRef={searchBox} />
        )}
        {/* Announces a deletion once, with the title; the toast is only seen. Works behind the open dialog, too. */}
        <VisuallyHidden role="status" aria-live="polite">
          {deleted && strings.undo.deleted(deleted.title)}
        </VisuallyHidden>
        <UndoList
          userId={userId}
          below={isEmpty ? 0 : stories?.length}
          onBack={(id) => focus.noteRestored(id)}
          onLeave={() => focus.next()?.focus()}
        />
        {failure && (
          <FailureAlert title={strings.failed} retrying={retrying} onRetry={retry}>
            {stories ? strings.failedWithList : <FailureReason failure={failure} />}
          </FailureAlert>
        )}
        {!stories && !failure && <StoryListSkeleton />}
        {stories && (narrowed || !isEmpty) && (
          <Count>
            <ListCount text={countOf(total, narrowed)} of={narrowed ? JSON.stringify(search) : ''} />
          </Count>
        )}
        {isEmpty && !narrowed && <NoStories userId={userId} />}
        {isEmpty && narrowed && (
          <EmptyState title={strings.none} action={<Button onClick={handleClear}>{strings.clear}</Button>}>
            {strings.noneText}
          </EmptyState>
        )}
        {stories && !isEmpty && (
          <StoryList
            stories={stories}
            sharedCopyOf={sharedCopyOf}
            onShare={setShared}
            onRename={setRenamed}
            onDelete={handleAsk}
          />
        )}
        {pager && <Pager {...pager} />}
        {stories && (
          <Foot>
            <TextLink to={`${paths.dashboard.href()}?section=deleted`} alone>
              {strings.toDeleted}
            </TextLink>
          </Foot>
        )}
      </Stack>
      <ShareDialog userId={userId} story={shared} place={sharingPlace} onClose={() => setShared(undefined)} />
      <RenameDialog
        kind="saved"
        userId={userId}
        story={renamed}
        place={renamingPlace}
        onClose={() => setRenamed(undefined)}
      />
      <DeleteStoryDialog
        userId={userId}
        story={asked}
        isUnshared={asked !== undefined && isUnshared(asked.id)}
        onAnswered={handleAnswered}
        onCancel={() => setAsked(undefined)}
        returnFocusRef={focus}
      />
    </Section>
  );
}

function countOf(total: number | undefined, narrowed: boolean): string | undefined {
  if (total === undefined) return undefined;
  return narrowed ? strings.found(total) : strings.count(total);
}

/** Scrolls and moves the focus to the top of a new page that was turned to. */
function useArrival(page: number, section: React.RefObject<HTMLElement | null>) {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // After deleting the last story of a page, Undo has the focus; another search or order is still being chosen.
    if (document.activeElement?.matches('[data-undo], input, select')) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [page, section]);
}

const { color, fontSize, layout } = theme;

const Section = styled.section`
  scroll-margin-block-start: calc(2 * ${layout.headerHeight});
`;

const Foot = styled.p`
  text-align: center;
`;

const Count = styled.p`
  min-block-size: 1lh;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
