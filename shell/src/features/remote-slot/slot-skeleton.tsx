import { Container, Skeleton, Stack, VisuallyHidden } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** Holds a remote's place while its code arrives. */
export function SlotSkeleton({ module }: { readonly module: string }) {
  return (
    <Container aria-busy="true">
      <VisuallyHidden role="status">{strings.loading(module)}</VisuallyHidden>
      <Stack $gap="lg">
        <Skeleton shape="title" />
        <Skeleton lines={2} />
        <Skeleton shape="block" />
      </Stack>
    </Container>
  );
}
