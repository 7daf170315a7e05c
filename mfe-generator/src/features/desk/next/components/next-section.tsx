import { theme } from '@storyloom/shared/theme';
import { Alert } from '@storyloom/shared/ui';
import { StoryColumn } from '@storyloom/shared/ui/reader';
import { useCallback, useId, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { isFull } from '../model.ts';
import type { NextProps } from '../next-props.ts';
import { strings } from '../strings.ts';
import { NEXT, useArrival } from '../use-arrival.ts';
import { NextForm } from './next-form.tsx';

/** The end of the writing desk: how the story could go on, and its next chapter. */
export function NextSection({ docs, chapters, isReady, ...rest }: NextProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading, isReady);
  // Looks at the text only where it may be too long: this runs after every key.
  const getFull = useCallback(() => isFull(docs.getState().doc?.content.size ?? 0), [docs]);
  const full = useSyncExternalStore(docs.subscribe, getFull);
  return (
    <Place as="section" id={NEXT} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {strings.title}
      </h2>
      {full ? (
        <Alert>{strings.full}</Alert>
      ) : (
        <>
          <p>{strings.text}</p>
          <NextForm key={chapters} {...rest} />
        </>
      )}
    </Place>
  );
}

const { borderWidth, color, fontSize, media, space } = theme;

const Place = styled(StoryColumn)`
  display: grid;
  gap: ${space.md};
  margin-block-start: ${space['2xl']};
  padding-block: ${space.lg} ${space.xl};
  border-block-start: ${borderWidth.hairline} solid ${color.border};

  & > h2 {
    justify-self: start;
    font-size: ${fontSize.xl};
  }

  & > p {
    color: ${color.textMuted};
  }

  ${media.print} {
    display: none;
  }
`;
