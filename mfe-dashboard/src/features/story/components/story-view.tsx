import type { SavedStory } from '@storyloom/shared/api/stories';
import { DemoNote, Facts } from '@storyloom/shared/ui/community';
import { paths } from '@storyloom/shared/contract';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, languageTag, textLanguage } from '@storyloom/shared/domain';
import { Button, Stack, TextLink } from '@storyloom/shared/ui';
import { FoldedText } from '@storyloom/shared/ui/folded-text';
import { ContinueReading, StoryText } from '@storyloom/shared/ui/reader';
import { PencilLine } from 'lucide-react';
import { type Ref, useState } from 'react';
import { CreatedDate } from '../../../components/created-date.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { RenameDialog } from '../../../components/rename-dialog.tsx';
import { ShareDialog } from '../../../components/share-dialog.tsx';
import { OnScreen, StoryHead, StoryTools } from '../../../components/story-frame.tsx';
import { strings as common } from '../../../components/strings.ts';
import { leftInput } from '../../../model/left-input.ts';
import type { SharedCopy } from '../../../model/use-shared-copies.ts';
import { strings } from '../strings.ts';
import { NextSteps } from './next-steps.tsx';
import { type DownloadPart, StoryActions } from './story-actions.tsx';
import { Unfinished } from './unfinished.tsx';

interface Props {
  readonly story: SavedStory;
  /** The shared copy that others can read. */
  readonly sharedCopy: SharedCopy | undefined;
  readonly userId: string;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly Download: DownloadPart;
}

/** A saved story with its prompt and settings, its text, and next steps. */
export function StoryView({ story, sharedCopy, userId, headingRef, Download }: Props) {
  const { title, prompt, language, perspective, tone, createdAt } = story;
  const place = `${userId} renames ${story.id}`;
  const [renaming, setRenaming] = useState(() => leftInput(place) !== undefined);
  const sharePlace = `${userId} shares ${story.id}`;
  const [sharing, setSharing] = useState(() => leftInput(sharePlace) !== undefined);
  const genre = story.genre;
  const lang = languageTag(language);
  return (
    <div data-genre={genre}>
      <PageHead title={title} description={common.shortened(prompt) || strings.description} />
      <StoryHead headingRef={headingRef} title={title} text={story.text} genre={genre} lang={lang}>
        <Stack $gap="sm">
          <Facts>
            <CreatedDate createdAt={createdAt} />
            {language && <span>{LANGUAGE_NAMES[language]}</span>}
            <span>{perspective}</span>
            <span>{tone}</span>
            {story.unfinished && <span>{strings.notFinished}</span>}
            {sharedCopy && (
              <TextLink alone to={paths.publishedStory.href(sharedCopy.shareId)}>
                {common.sharedWith[sharedCopy.visibility]}
              </TextLink>
            )}
          </Facts>
          {prompt.trim() !== '' && (
            <FoldedText text={prompt} lang={LANGUAGE_TAGS[textLanguage(prompt)]} label={common.prompt} />
          )}
          {story.demo && <DemoNote />}
        </Stack>
      </StoryHead>
      <StoryTools label={strings.tools}>
        <StoryActions story={story} Download={Download} onShare={() => setSharing(true)} />
        <Button
          variant="quiet"
          icon={<PencilLine aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setRenaming(true)}
        >
          {common.rename.action}
        </Button>
      </StoryTools>
      <ContinueReading key={story.id} id={story.id} />
      <StoryText text={story.text} title={title} lang={lang ?? ''} genre={genre} />
      {story.unfinished && <Unfinished story={story} />}
      <OnScreen>
        <NextSteps genre={genre}>
          <StoryActions story={story} Download={Download} atEnd onShare={() => setSharing(true)} />
        </NextSteps>
      </OnScreen>
      <ShareDialog
        userId={userId}
        story={sharing ? story : undefined}
        place={sharePlace}
        onClose={() => setSharing(false)}
      />
      <RenameDialog
        kind="saved"
        userId={userId}
        story={renaming ? story : undefined}
        place={place}
        onClose={() => setRenaming(false)}
      />
    </div>
  );
}
