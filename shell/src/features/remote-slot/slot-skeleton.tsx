import { Container, Skeleton, Stack, VisuallyHidden } from '@storyloom/shared/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { useIsOnline } from '../../connection/use-is-online.ts';
import { strings } from './strings.ts';

/** Most modules arrive sooner than this, in milliseconds: a skeleton would only flicker. */
const APPEARS_AFTER_MS = 150;

/** Holds a remote's place while its code arrives, as tall as a page, so that nothing below it jumps. */
export function SlotSkeleton({ page }: { readonly page: string }) {
  const isOnline = useIsOnline();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), APPEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  // The first page has its title in the HTML, which may be more precise.
  const isFirst = useLocation().key === 'default';
  return (
    <Place aria-busy="true">
      {!isFirst && <title>{strings.pageTitle(page)}</title>}
      <VisuallyHidden role="status">{isOnline ? strings.loading(page) : strings.loadingOffline(page)}</VisuallyHidden>
      {isLate && (
        <Stack $gap="lg">
          <Skeleton shape="title" />
          <Skeleton lines={2} />
          <Skeleton shape="block" />
        </Stack>
      )}
    </Place>
  );
}

const Place = styled(Container)`
  min-block-size: 100svh;
  padding-block-start: ${theme.space['2xl']};
`;
