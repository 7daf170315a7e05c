import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { Button, ButtonLink, Cluster, Stack, TextField, toast, VisuallyHidden } from '@storyloom/shared/ui';
import { Link } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { communityStrings } from './strings.ts';

interface Props {
  readonly shareId: string;
  /** Distinguishes the links of several stories. */
  readonly title: string;
}

const words = communityStrings.shareLink;

/** The address of a published story's page, to copy or open. */
export function ShareLink({ shareId, title }: Props) {
  const path = paths.publishedStory.href(shareId);
  const address = useRef<HTMLInputElement>(null);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(`${location.origin}${path}`);
      toast.success(words.copied);
    } catch {
      // Browsers refuse on an insecure page: the selected text can still be copied manually.
      address.current?.select();
      toast.error(words.copyFailed);
    }
  }

  return (
    <Stack $gap="xs">
      <Address
        ref={address}
        label={words.label}
        value={`${location.origin}${path}`}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Cluster $gap="xs">
        <Button icon={<Link aria-hidden />} onClick={() => void handleCopy()}>
          {words.copy}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
        <ButtonLink variant="quiet" to={path}>
          {words.open}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}

const Address = styled(TextField)`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
