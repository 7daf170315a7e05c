import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useRef } from 'react';
import { resolveValue, useToaster } from 'react-hot-toast/headless';
import type { Toast, ToastType } from 'react-hot-toast/headless';
import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { IconButton } from './icon-button.tsx';
import { uiStrings } from './strings.ts';
import { toast } from './toast.ts';
import { TOASTER_KEY, useToasterFocus } from './toaster-focus.ts';

/** Milliseconds on screen (spec 9: about 4 to 5 seconds). Paused while hovered or focused. */
const OPTIONS = {
  duration: 4000,
  removeDelay: 150,
  success: { duration: 4000 },
  error: { duration: 5000 },
} as const;

/**
 * The page's container for toasts: a live region that is always rendered, so that they are announced. While there are any it is a
 * landmark, whose name includes the key that leads there. Render it once.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(OPTIONS);
  const region = useRef<HTMLDivElement>(null);
  const visible = toasts.filter((item) => item.visible);
  const shown = visible.map(({ id, createdAt }) => `${id} ${createdAt}`).join();
  const focus = useToasterFocus(region, shown, handlers);
  const landmark = { role: 'region', 'aria-label': uiStrings.notificationsBy(TOASTER_KEY) } as const;

  return (
    <Region ref={region} aria-keyshortcuts={TOASTER_KEY} {...focus} {...(toasts.length > 0 && landmark)}>
      <List role="status" aria-live="polite" aria-atomic={false} aria-label={uiStrings.notifications} data-toaster="">
        {toasts.map((item) => (
          <ToastView key={`${item.id}-${item.createdAt}`} item={item} />
        ))}
      </List>
      <RoomForQuestion />
    </Region>
  );
}

function ToastView({ item }: { readonly item: Toast }) {
  const tone = toneOf(item.type);
  const Icon = ICONS[tone];
  return (
    <Slip
      data-visible={item.visible}
      data-stays={item.duration === Number.POSITIVE_INFINITY || undefined}
      aria-live={item.ariaProps['aria-live'] === 'off' ? 'off' : undefined}
      $tone={tone}
    >
      <Icon aria-hidden />
      <Message>{resolveValue(item.message, item)}</Message>
      <IconButton label={uiStrings.dismiss} icon={<X aria-hidden />} onClick={() => toast.dismiss(item.id)} />
    </Slip>
  );
}

type Tone = 'success' | 'danger' | 'info';

const ICONS = { success: CircleCheck, danger: CircleAlert, info: Info } as const;

function toneOf(type: ToastType): Tone {
  if (type === 'success') return 'success';
  return type === 'error' ? 'danger' : 'info';
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * ${theme.space.xs})); }
`;

const { borderWidth, color, duration, easing, layout, lineHeight, media, radius, size, space, zIndex } = theme;

/* At the top on phones, away from the thumb; in the lower corner if there is room, away from the header and the title. */
const Region = styled.div`
  position: fixed;
  z-index: ${zIndex.toast};
  inset-block-start: calc(${layout.headerHeight} + env(safe-area-inset-top) + ${space.xs});
  inset-inline: ${space.sm};
  pointer-events: none;

  ${media.tablet} {
    inset: auto ${space.lg} ${space.lg} auto;
    inline-size: ${layout.toast};
    max-inline-size: calc(100% - 2 * ${space.lg});
  }

  /* Hardly anything fits beside it, so the page ends above it; see RoomForQuestion. */
  ${media.short} {
    inset-block: auto ${space['3xs']};
  }

  ${media.print} {
    display: none;
  }
`;

/* A focused element is not hidden behind a toast in the corner, nor behind one that waits for an action. */
const RoomForQuestion = createGlobalStyle`
  ${media.tablet} {
    html:has([data-toaster] > [data-visible='true']) {
      scroll-padding-block-end: ${layout.toastHeight};
    }
  }

  ${media.short} {
    html:has([data-toaster] > [data-visible='true']) {
      scroll-padding-block-end: ${layout.toastHeight};
    }

    html:has([data-stays]) body {
      padding-block-end: ${layout.toastHeight};
    }
  }
`;

const List = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space.xs};
`;

const Slip = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  inline-size: 100%;
  padding: ${space['2xs']} ${space['2xs']} ${space['2xs']} ${space.md};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadowFloating};
  line-height: ${lineHeight.snug};
  pointer-events: auto;
  transition: opacity ${duration.quick} ${easing.out};
  animation: ${arrive} ${duration.gentle} ${easing.out};

  &[data-visible='false'] {
    opacity: 0;
  }

  & > svg {
    flex: none;
    inline-size: ${size.icon};
    block-size: ${size.icon};
    color: ${({ $tone }) => color[$tone]};
  }
`;

const Message = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space.xs};
  overflow-wrap: anywhere;
`;
