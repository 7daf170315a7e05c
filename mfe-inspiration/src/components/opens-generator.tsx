import type { Genre } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

interface Props {
  /** The button that it describes points here. */
  readonly id: string;
  readonly genre: Genre;
}

/** Says above a card's buttons where its prompt leads, for a category that has no generator of its own. */
export function OpensGenerator({ id, genre }: Props) {
  return <Note id={id}>{strings.opens(genre)}</Note>;
}

const Note = styled.p`
  flex: 1 0 100%;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
