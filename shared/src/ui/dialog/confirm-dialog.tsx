import { AlertDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { Button } from '@storyloom/shared/ui';
import { dialogActionStyles, dialogDescriptionStyles, dialogStyles, dialogTitleStyles } from './dialog-styles.ts';
import { Overlay } from './overlay.tsx';
import { strings } from './strings.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** Called with `false` when the user decides against it. */
  readonly onOpenChange: (open: boolean) => void;
  /** The question. */
  readonly title: ReactNode;
  /** The consequences of confirming. */
  readonly description?: ReactNode;
  /** Further choices. */
  readonly children?: ReactNode;
  /** A verb, such as "Delete story". */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly cancelLabel?: string | undefined;
  /** What the user can do instead, between Cancel and the action. */
  readonly alternative?: { readonly label: string; readonly onChoose: () => void } | undefined;
  readonly tone?: 'danger' | 'primary' | undefined;
  /** The action is running; close the dialog yourself when it is done. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
  /** Gets the focus after closing, if what had it before is gone. */
  readonly returnFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** The focus starts on the dialog itself, for one with choices before Cancel. */
  readonly startsAtTop?: boolean | undefined;
}

/** Asks before something that can't be undone. By default the focus starts on Cancel; it returns to where it was. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  onConfirm,
  cancelLabel = strings.cancel,
  alternative,
  tone = 'danger',
  busy = false,
  busyLabel,
  returnFocusRef,
  startsAtTop = false,
}: ConfirmDialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(returnFocusRef);

  function handleOpenAutoFocus(event: Event) {
    onOpenAutoFocus();
    if (!startsAtTop || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    event.target.focus({ preventScroll: true });
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <Overlay>
          <Content
            onOpenAutoFocus={handleOpenAutoFocus}
            onCloseAutoFocus={onCloseAutoFocus}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            <Title>{title}</Title>
            {description !== undefined && <Description>{description}</Description>}
            {children}
            <Actions>
              <AlertDialog.Cancel asChild>
                <Button>{cancelLabel}</Button>
              </AlertDialog.Cancel>
              {alternative && <Button onClick={alternative.onChoose}>{alternative.label}</Button>}
              <Button variant={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Actions>
          </Content>
        </Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const Content = styled(AlertDialog.Content)`
  ${dialogStyles}
`;

const Title = styled(AlertDialog.Title)`
  ${dialogTitleStyles}
`;

const Description = styled(AlertDialog.Description)`
  ${dialogDescriptionStyles}
`;

const Actions = styled.div`
  ${dialogActionStyles}
`;
