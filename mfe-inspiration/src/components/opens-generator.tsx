import type { Genre } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

interface Props {
  /** Referred to by the `aria-describedby` of the button. */
  readonly id: string;
  readonly genre: Genre;
}

/** Names, above a card's buttons, the generator that a prompt opens when its category has none. */
export function OpensGenerator({ id, genre }: Props) {
  return <Note id={id}>{strings.opens(genre)}</Note>;
}

const Note = styled.p`
  flex: 1 0 100%;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
