import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { type GenreAccent, theme } from '@storyloom/shared/theme';
import {
  dialogActionStyles,
  dialogDescriptionStyles,
  dialogStyles,
  dialogTitleStyles,
  pageDialogStyles,
} from './dialog-styles.ts';
import { IconButton } from '@storyloom/shared/ui';
import { Overlay } from './overlay.tsx';
import { strings } from './strings.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** `page` is for something to read: it fills a phone's window, and is wide elsewhere. Its content scrolls by itself. */
  readonly size?: 'md' | 'page' | undefined;
  /** It is rendered outside the page's `[data-genre]`, so it needs its own. */
  readonly genre?: GenreAccent | undefined;
  /** Gets the focus after closing, if that is not what had it before. */
  readonly returnFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** Gets the focus after closing wherever it was before, such as what the dialog has created. */
  readonly nextFocusRef?: RefObject<HTMLElement | null> | undefined;
}

/** A window over the page for a task of a few fields. End its form with `DialogActions`. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  size = 'md',
  genre,
  returnFocusRef,
  nextFocusRef,
}: DialogProps) {
  const focusHandlers = useReturnFocus(returnFocusRef, nextFocusRef);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Overlay data-size={size}>
          <Content
            {...focusHandlers}
            data-genre={genre}
            data-size={size}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onInteractOutside={keepOpenForToasts}
          >
            <Title>{title}</Title>
            {description !== undefined && <Description>{description}</Description>}
            {children}
            {/* Last, so that focus starts on the first field. */}
            <RadixDialog.Close asChild>
              <CloseButton label={strings.close} icon={<X aria-hidden />} />
            </RadixDialog.Close>
          </Content>
        </Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Dismissing a toast does not close the dialog below it. */
function keepOpenForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-toaster]') !== null) event.preventDefault();
}

const Content = styled(RadixDialog.Content)`
  ${dialogStyles}
  ${pageDialogStyles}
`;

const CloseButton = styled(IconButton)`
  position: absolute;
  inset-block-start: ${theme.space.md};
  inset-inline-end: ${theme.space.md};
`;

const Title = styled(RadixDialog.Title)`
  ${dialogTitleStyles}
  padding-inline-end: ${theme.space.xl};
`;

const Description = styled(RadixDialog.Description)`
  ${dialogDescriptionStyles}
`;

/** The row of buttons that ends a dialog, the main one last. */
export const DialogActions = styled.div`
  ${dialogActionStyles}
`;
