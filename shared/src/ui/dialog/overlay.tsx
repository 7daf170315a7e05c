import { toast } from '@storyloom/shared/ui';
import { useStillPage } from '@storyloom/shared/ui/still-page';
import { type ComponentPropsWithRef, useEffect } from 'react';
import { styled } from 'styled-components';
import { overlayStyles } from './dialog-styles.ts';

/** Dims the page behind a dialog and holds it still. Radix's own brings a `<style>` element, which the page's policy refuses. */
export function Overlay(props: ComponentPropsWithRef<'div'>) {
  useStillPage();
  // A message of before would lie over the buttons of a low window.
  useEffect(() => toast.dismissPassing(), []);
  return <Scrim {...props} />;
}

const Scrim = styled.div`
  ${overlayStyles}
`;
