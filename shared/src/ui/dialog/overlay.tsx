import { toast } from '@storyloom/shared/ui';
import { useStillPage } from '@storyloom/shared/ui/still-page';
import { type ComponentPropsWithRef, useEffect } from 'react';
import { styled } from 'styled-components';
import { overlayStyles } from './dialog-styles.ts';

/** Dims the page behind a dialog and keeps it from scrolling. Radix's own adds a `<style>` element, which the page's policy refuses. */
export function Overlay(props: ComponentPropsWithRef<'div'>) {
  useStillPage();
  // An earlier toast would cover the buttons in a low window.
  useEffect(() => toast.dismissPassing(), []);
  return <Scrim {...props} />;
}

const Scrim = styled.div`
  ${overlayStyles}
`;
