import { useSession } from '@storyloom/shared/auth';
import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { StoryColumn } from '@storyloom/shared/ui/reader';
import { TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Keeper } from '../keeping/keeper.ts';
import type { KeepingState } from '../keeping/keeping-state.ts';
import { strings } from './strings.ts';
import { useStore } from './use-store.ts';

/** What the user has to do something about, in the words of its notice; `undefined` if there is nothing. */
function seriousOf(state: KeepingState, isSignedOut: boolean, isGone: boolean): string | undefined {
  const { isSaved, isOnDevice, trouble, conflict } = state;
  if (isGone || trouble?.kind === 'gone') return strings.gone.title;
  if (isSaved) return undefined;
  if (isSignedOut || trouble?.kind === 'signed-out') return strings.signedOut.title;
  if (conflict) return strings.conflict.title;
  if (trouble?.kind === 'too-long') return strings.tooLong.title(trouble.over);
  if (trouble?.kind === 'refused') return strings.refused.title;
  return isOnDevice ? undefined : strings.status.nowhere;
}

/** Whether an element is out of the window. */
function useIsAway(element: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setAway(!entry.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}

interface Props {
  readonly keeper: Keeper;
  readonly isGone: boolean;
  /** The notices at the top of the text, which can get the focus. */
  readonly notices: RefObject<HTMLElement | null>;
}

/** Leads from anywhere in a long text up to a notice that must not be missed. It takes no room, so that no line moves. */
export function UnseenNotice({ keeper, isGone, notices }: Props) {
  const { user } = useSession();
  const words = seriousOf(useStore(keeper.store), !user, isGone);
  const isAway = useIsAway(notices);
  if (words === undefined || !isAway) return null;

  function handleClick() {
    notices.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    notices.current?.focus({ preventScroll: true });
  }
  return (
    <Anchor>
      <Column>
        <Pill icon={<TriangleAlert aria-hidden />} onClick={handleClick}>
          {words}
        </Pill>
      </Column>
    </Anchor>
  );
}

const { color, fontSize, layout, media, radius, size, space, zIndex } = theme;

/* Below the tools; on phones, where those are at the foot of the window, below the header. */
const Anchor = styled.div`
  position: sticky;
  z-index: ${zIndex.raised};
  inset-block-start: calc(var(--page-top, ${layout.headerHeight}) + ${size.touch} + 2 * ${space['2xs']});
  block-size: 0;

  ${media.phone} {
    inset-block-start: var(--page-top, ${layout.headerHeight});
  }

  ${media.print} {
    display: none;
  }
`;

const Column = styled(StoryColumn)`
  display: flex;
  justify-content: end;
  padding-block-start: ${space.xs};
`;

const Pill = styled(Button)`
  border-color: ${color.warningText};
  border-radius: ${radius.pill};
  background: ${color.warningSurface};
  color: ${color.warningText};
  font-size: ${fontSize.sm};
  box-shadow: ${color.shadowFloating};
`;
