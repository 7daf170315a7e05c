import { useDemoStoryteller } from '@storyloom/shared/api/story-service';
import { countWords, TONE_NAMES, TONES } from '@storyloom/shared/domain';
import { type GenreAccent, theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { Menu, type MenuEntry } from '@storyloom/shared/ui/menu';
import { WandSparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { shownKeys } from '../model/keys.ts';
import type { Wish } from '../model/proposal-state.ts';
import { problemWith } from '../model/shown-state.ts';
import type { Proposals } from '../model/proposals.ts';
import { styled } from 'styled-components';
import { useStore } from '../../page/use-store.ts';
import { strings } from '../strings.ts';
import { visuallyHidden } from './visually-hidden.ts';

interface Props {
  readonly proposals: Proposals;
  readonly genre?: GenreAccent | undefined;
}

const ACTIONS = ['rewrite', 'shorten', 'expand', 'continue'] as const;

type Choice = Wish | 'instruction';

/** A button with what can be done with the selection or the current paragraph, which is marked meanwhile. */
export function PassageTools({ proposals, genre }: Props) {
  const { proposal, passage, isSelected, isOpen } = useStore(proposals.store);
  const choice = useRef<Choice>(undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  const problem = problemWith(passage);
  // It can only retell its own lines.
  const isDemo = useDemoStoryteller(isOpen) === true;
  const isIdle = proposal.phase === 'idle';
  const wasIdle = useRef(true);
  useEffect(() => {
    // The bar with the button that was pressed is gone.
    if (isIdle && !wasIdle.current && document.activeElement === document.body) proposals.focus(trigger.current);
    wasIdle.current = isIdle;
  }, [isIdle, proposals]);

  function handleClosed(event: Event) {
    event.preventDefault();
    const chosen = choice.current;
    choice.current = undefined;
    if (chosen === 'instruction') {
      proposals.write();
      return;
    }
    if (chosen) proposals.ask(chosen);
    else proposals.forget();
    proposals.focus();
  }

  const entry = (label: string, chosen: Choice, isPossible = true) => ({
    type: 'action' as const,
    label,
    disabled: problem !== undefined || !isPossible,
    onSelect: () => {
      choice.current = chosen;
    },
  });
  const items: readonly MenuEntry[] = [
    ...ACTIONS.map((action) => entry(strings.actions[action], { action })),
    entry(isDemo ? strings.noInstruction : strings.actions.custom, 'instruction', !isDemo),
    { type: 'separator' },
    {
      type: 'group',
      label: strings.actions.tone,
      items: TONES.map((tone) => entry(TONE_NAMES[tone], { action: 'tone', tone })),
    },
  ];

  return (
    <Menu
      trigger={
        <Trigger
          ref={trigger}
          variant="quiet"
          icon={<WandSparkles aria-hidden />}
          disabled={!isIdle}
          aria-keyshortcuts={strings.key.name}
        >
          <span>{strings.change}</span>
        </Trigger>
      }
      header={
        isOpen &&
        (problem ??
          strings.about(
            countWords(passage?.text ?? '', proposals.language),
            isSelected,
            proposals.isTouched() ? undefined : shownKeys().tools,
          ))
      }
      items={items}
      genre={genre}
      align="start"
      open={isOpen}
      onOpenChange={(open) => proposals.open(open)}
      onCloseAutoFocus={handleClosed}
    />
  );
}

const { media, size, space } = theme;

/* On phones there is only room for its icon beside the other tools. */
const Trigger = styled(Button)`
  min-block-size: ${size.touch};
  padding-inline: ${space.sm};

  ${media.phone} {
    & > span {
      ${visuallyHidden}
    }
  }
`;
