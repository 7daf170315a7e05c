import { useStillPage } from '@storyloom/shared/ui/still-page';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { overlayStyles } from './dialog-styles.ts';

/** Dims the page behind a dialog and holds it still. Radix's own brings a `<style>` element, which the page's policy refuses. */
export function Overlay(props: ComponentPropsWithRef<'div'>) {
  useStillPage();
  return <Scrim {...props} />;
}

const Scrim = styled.div`
  ${overlayStyles}
`;
