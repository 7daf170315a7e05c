import { useSignIn } from '@storyloom/shared/api/sign-in';
import { theme } from '@storyloom/shared/theme';
import { Button, Cluster, Spinner, toast, VisuallyHidden } from '@storyloom/shared/ui';
import { Menu, type MenuEntry } from '@storyloom/shared/ui/menu';
import { Download } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ExportedStory, type ExportFormat, PAGE_SIZES, type PageSize, pageSizeOf } from '../model/export-story.ts';
import { useStoryExport } from '../model/use-story-export.ts';
import { strings } from '../strings.ts';

/** The formats by purpose. */
const GROUPS: readonly { readonly label: string; readonly formats: readonly ExportFormat[] }[] = [
  { label: strings.forReading, formats: ['epub', 'pdf'] },
  { label: strings.forWriting, formats: ['docx', 'markdown', 'text'] },
];

interface Props {
  readonly story: ExportedStory;
  /** Guests can download plain text; the other formats lead them to sign in, and back. */
  readonly signedIn: boolean;
  /** Accessible name of the button, when another one on the page has the same text. */
  readonly buttonLabel?: string | undefined;
}

/** Downloads a story: a menu of formats, and the progress of the file being made. */
export function ExportMenu({ story, signedIn, buttonLabel }: Props) {
  const { running, start, cancel } = useStoryExport(story);
  const [pageSize, setPageSize] = useState<PageSize>(() => pageSizeOf(navigator.language));
  const { signIn } = useSignIn(toast.error);
  const { hash } = useLocation();
  const button = useRef<HTMLButtonElement>(null);

  function item(format: ExportFormat) {
    const isOpen = signedIn || format === 'text';
    return {
      type: 'action',
      label: isOpen ? strings.formats[format] : strings.signInFor(format),
      disabled: running !== undefined,
      onSelect: isOpen ? () => void start(format, pageSize) : () => signIn(hash),
    } as const;
  }
  const [reading, writing] = GROUPS.map(({ label, formats }): MenuEntry => ({
    type: 'group',
    label,
    items: formats.map(item),
  }));
  const sizes: MenuEntry = {
    type: 'choice',
    label: strings.pageSize,
    value: pageSize,
    options: PAGE_SIZES.map((value) => ({ value, label: strings.pageSizes[value] })),
    onChoose: (value) => setPageSize(PAGE_SIZES.find((size) => size === value) ?? pageSize),
  };
  // Last, so that the formats are visible without scrolling on low screens.
  const items = [reading, writing, signedIn ? sizes : undefined].filter((entry) => entry !== undefined);

  function handleCancel() {
    cancel();
    toast.info(strings.cancelled);
  }

  /** Moves the focus from Cancel, which disappears when the file is ready or has failed. */
  const handOverFocus = useCallback(
    (cancelButton: HTMLButtonElement) => () => {
      if (cancelButton === document.activeElement) button.current?.focus();
    },
    [],
  );

  const status = running && strings.making(running.format, running.percent);
  return (
    <>
      <Menu
        trigger={
          <DownloadButton ref={button} icon={<Download aria-hidden />} aria-label={buttonLabel}>
            {strings.download}
          </DownloadButton>
        }
        items={items}
        align="start"
      />
      {status !== undefined && (
        <Progress>
          <span aria-hidden>
            <Spinner>{status}</Spinner>
          </span>
          <Button ref={handOverFocus} variant="quiet" onClick={handleCancel}>
            {strings.cancel}
          </Button>
        </Progress>
      )}
      {/* Rendered while still empty: screen readers often miss a status that appears together with its text. */}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </>
  );
}

const DownloadButton = styled(Button)`
  ${theme.media.print} {
    display: none;
  }
`;

/* A row of its own, so that nothing beside the button moves. */
const Progress = styled(Cluster)`
  order: 1;
  flex-basis: 100%;

  ${theme.media.print} {
    display: none;
  }
`;
