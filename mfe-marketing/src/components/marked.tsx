import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import { markHits } from '../model/text-match.ts';

interface Props {
  readonly text: string;
  /** The result of `searchWords`. */
  readonly words: readonly string[];
}

/** A text with its search hits marked. */
export function Marked({ text, words }: Props) {
  let start = 0;
  return markHits(text, words).map((piece) => {
    const key = start;
    start += piece.text.length;
    return piece.hit ? <Hit key={key}>{piece.text}</Hit> : piece.text;
  });
}

const { color, fontWeight, radius } = theme;

const Hit = styled.mark`
  border-radius: ${radius.sm};
  background: ${color.warningSurface};
  color: ${color.warningText};
  font-weight: ${fontWeight.medium};
`;
