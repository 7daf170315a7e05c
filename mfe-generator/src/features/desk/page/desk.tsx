import type { SavedStory } from '@storyloom/shared/api/stories';
import { sessionStore } from '@storyloom/shared/auth';
import { languageTag } from '@storyloom/shared/domain';
import { toast } from '@storyloom/shared/ui';
import { StoryColumn, useReadingPaper } from '@storyloom/shared/ui/reader';
import { useEffect, useRef, useState } from 'react';
import { Notes } from '../cast/notes.tsx';
import { useNotes } from '../cast/use-notes.ts';
import { Chapters } from '../chapters/chapters.tsx';
import { DocStore } from '../editor/doc-store.ts';
import type { DeskEditor } from '../editor/desk-editor.ts';
import { StoryEditor } from '../editor/story-editor.tsx';
import type { Keeper } from '../keeping/keeper.ts';
import { PassageTools } from '../proposals/components/passage-tools.tsx';
import { ProposalPanel } from '../proposals/components/proposal-panel.tsx';
import { useKeptChapter } from '../proposals/components/use-kept-chapter.ts';
import { useProposals } from '../proposals/components/use-proposals.ts';
import { subjectOf } from '../proposals/model/proposal-state.ts';
import { NextSection } from '../next/components/next-section.tsx';
import { removeWords } from '../next/kept-words.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { DeskHead } from './desk-head.tsx';
import { DeskVersions } from './desk-versions.tsx';
import { KeepingNotices } from './keeping-notices.tsx';
import { repeatsTitle } from './repeats-title.ts';
import { settingsOf } from './story-settings.ts';
import { strings } from './strings.ts';
import { ToolbarStore } from './toolbar-state.ts';
import { Toolbar } from './toolbar.tsx';
import { UnseenNotice } from './unseen-notice.tsx';
import { useDeskText } from './use-desk-text.ts';
import { useStore } from './use-store.ts';

interface Props {
  readonly userId: string;
  readonly story: SavedStory;
  readonly keeper: Keeper;
  /** The story was deleted since it was opened. */
  readonly isGone: boolean;
}

/** A story's text, to be edited. */
export function Desk({ userId, story, keeper, isGone }: Props) {
  const { title, genre, language } = story;
  const lang = languageTag(language);
  const [editor, setEditor] = useState<DeskEditor>();
  const [toolbar] = useState(() => new ToolbarStore());
  const [docs] = useState(() => new DocStore());
  const notices = useRef<HTMLDivElement>(null);
  const [initialText] = useState(keeper.text);
  const notes = useNotes(userId, story.id);
  const settings = settingsOf(story);
  const [chapters, setChapters] = useState(0);
  const proposals = useProposals({
    ...settings,
    onAccepting: () => keeper.endTyping(),
    prompt: story.prompt.trim() || title,
    getText: () => keeper.text,
    getNotes: () => notes.forRequest(),
    onAccepted(demo, wish) {
      const isChapter = subjectOf(wish) === 'chapter';
      if (editor) keeper.changed(editor.text, { cause: isChapter ? 'chapter' : 'proposal', demo });
      if (!isChapter) return;
      removeWords({ userId, storyId: story.id });
      setChapters((count) => count + 1);
    },
  });
  useKeptChapter(userId, story.id, proposals, editor !== undefined);
  const [plugins] = useState(() => [toolbar.plugin, docs.plugin, proposals.plugin]);
  const { proposal } = useStore(proposals.store);
  const handleChange = useDeskText(keeper, editor);
  useReadingPaper();

  function handleRestore(text: string, number: number): void {
    if (!editor) return;
    keeper.endTyping();
    editor.replaceText(text);
    keeper.changed(editor.text, { cause: 'restored', restored: number });
  }

  useEffect(
    () => () => {
      const { isSaved, isOnDevice } = keeper.store.getState();
      if (sessionStore.getState().user === null && !isSaved && isOnDevice) toast.info(strings.signedOut.toast);
    },
    [keeper],
  );

  return (
    <div data-genre={genre}>
      <title>{strings.pageTitle(title)}</title>
      <meta name="description" content={strings.description} />
      <StoryColumn>
        <DeskHead
          userId={userId}
          story={story}
          keeper={keeper}
          docs={docs}
          hidesTitle={repeatsTitle(story.text, title)}
        >
          <Chapters
            genre={genre}
            lang={lang ?? ''}
            editor={editor}
            docs={docs}
            isBlocked={proposal.phase !== 'idle'}
            onChanging={() => keeper.endTyping()}
            onChanged={() => editor && keeper.changed(editor.text, { cause: 'chapter' })}
          />
          <Notes
            notes={notes}
            genre={genre}
            lang={lang ?? ''}
            editor={editor}
            docs={docs}
            getText={() => ({ text: keeper.text, genre: settings.genre, language: settings.language })}
            isBlocked={proposal.phase !== 'idle'}
          />
          <DeskVersions
            keeper={keeper}
            userId={userId}
            storyId={story.id}
            genre={genre}
            lang={lang ?? ''}
            onRestore={handleRestore}
          />
        </DeskHead>
      </StoryColumn>
      <Toolbar editor={editor} store={toolbar}>
        <PassageTools proposals={proposals} genre={genre} />
      </Toolbar>
      <UnseenNotice keeper={keeper} isGone={isGone} notices={notices} />
      <StoryColumn>
        <KeepingNotices ref={notices} story={story} keeper={keeper} isGone={isGone}>
          <ConflictNotice keeper={keeper} genre={genre} lang={lang} onEnd={() => editor?.focus()} />
        </KeepingNotices>
      </StoryColumn>
      <StoryEditor
        initialText={initialText}
        lang={lang ?? ''}
        label={strings.editorLabel(title)}
        plugins={plugins}
        onReady={(ready) => {
          proposals.attach(ready);
          setEditor(ready);
        }}
        onChange={handleChange}
      />
      <ProposalPanel proposals={proposals} genre={genre} />
      <NextSection
        story={{ userId, storyId: story.id }}
        chapters={chapters}
        proposals={proposals}
        docs={docs}
        lang={lang ?? ''}
        isReady={editor !== undefined}
        getStory={() => ({ story: keeper.text, genre: settings.genre, language: settings.language })}
        getNotes={() => notes.forRequest()}
      />
    </div>
  );
}
