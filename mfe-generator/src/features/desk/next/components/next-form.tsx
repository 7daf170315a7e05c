import { STORY_LENGTH } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { Alert, Button, Cluster, TextArea, VisuallyHidden } from '@storyloom/shared/ui';
import { CallWait } from '@storyloom/shared/ui/call-wait';
import { Slider } from '@storyloom/shared/ui/slider';
import { Feather, Lightbulb } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Selection } from 'prosemirror-state';
import { styled } from 'styled-components';
import { useStore } from '../../page/use-store.ts';
import { keepWords, readWords } from '../kept-words.ts';
import { type Direction, problemOf } from '../model.ts';
import { strings } from '../strings.ts';
import { useSuggestions } from '../use-suggestions.ts';
import type { NextProps } from '../next-props.ts';
import { SuggestionList } from './suggestion-list.tsx';

type Props = Omit<NextProps, 'docs' | 'chapters' | 'isReady'>;

/** Suggestions or the user's own words, a length, and the button that asks for the chapter. */
export function NextForm({ story, proposals, getStory, getNotes, lang }: Props) {
  const { proposal } = useStore(proposals.store);
  const [kept] = useState(() => readWords(story));
  const suggestions = useSuggestions(getStory, getNotes, kept.found);
  const [direction, setDirection] = useState<Direction>(kept.direction);
  const [own, setOwn] = useState(kept.own);
  const [length, setLength] = useState(kept.length);
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const suggestButton = useRef<HTMLButtonElement>(null);
  const isBusy = proposal.phase !== 'idle';
  const isOwn = direction === 'own';
  const { found } = suggestions;
  const { userId, storyId } = story;

  useEffect(
    () => keepWords({ userId, storyId }, { own, found, direction, length }),
    [userId, storyId, own, found, direction, length],
  );

  async function handleSuggest() {
    setProblem(undefined);
    if (getStory().story.trim() === '') return setProblem(strings.empty);
    setNews(strings.suggesting);
    const isThere = await suggestions.ask();
    setNews(isThere ? strings.suggested : '');
    if (isThere && own.trim() === '') handleChoose(0);
  }

  function handleChoose(next: Direction) {
    setProblem(undefined);
    setDirection(next);
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const words = isOwn ? own : (found[direction] ?? '');
    const trouble = getStory().story.trim() === '' ? strings.empty : problemOf(words);
    setProblem(trouble);
    const view = proposals.editor?.view;
    if (trouble !== undefined) field.current?.focus();
    if (trouble !== undefined || !view || isBusy) return;
    view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
    proposals.ask({ action: 'chapter', next: words.trim(), length });
    proposals.focus();
    // The end of the text is in view, so that the browser keeps it there while the chapter grows below it.
    view.dom.lastElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      {suggestions.failure !== undefined && (
        <Alert tone="danger" live="assertive" title={strings.failed}>
          {suggestions.failure}
        </Alert>
      )}
      <Cluster $gap="xs">
        <Button
          ref={suggestButton}
          icon={<Lightbulb aria-hidden />}
          busy={suggestions.isAsking}
          busyLabel={strings.suggesting}
          onClick={() => void handleSuggest()}
        >
          {found.length > 0 ? strings.again : strings.suggest}
        </Button>
        <CallWait isWaiting={suggestions.isAsking} button={suggestButton} onCancel={suggestions.cancel} />
        <VisuallyHidden role="status">{news}</VisuallyHidden>
      </Cluster>
      {found.length > 0 && <SuggestionList found={found} lang={lang} chosen={direction} onChoose={handleChoose} />}
      {problem !== undefined && !isOwn && (
        <Alert tone="warning" live="assertive">
          {problem}
        </Alert>
      )}
      {(isOwn || found.length === 0) && (
        <TextArea
          label={strings.ownLabel}
          hint={strings.ownHint}
          ref={field}
          minRows={2}
          value={own}
          error={problem}
          onChange={({ target }) => setOwn(target.value)}
        />
      )}
      <Slider
        label={strings.length}
        {...STORY_LENGTH}
        value={length}
        formatValue={strings.words}
        onValueChange={setLength}
      />
      <div>
        <Button type="submit" variant="primary" icon={<Feather aria-hidden />} disabled={isBusy} focusableWhenDisabled>
          {strings.write}
        </Button>
        {isBusy && <Note>{strings.blocked}</Note>}
      </div>
    </Form>
  );
}

const { color, fontSize, space } = theme;

const Form = styled.form`
  display: grid;
  gap: ${space.md};
`;

const Note = styled.p`
  margin-block-start: ${space['2xs']};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
