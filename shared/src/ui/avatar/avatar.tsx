import { User } from 'lucide-react';
import { styled } from 'styled-components';
import { type GenreAccent, theme, tokens } from '@storyloom/shared/theme';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** The name that others see. */
  readonly name: string;
  readonly size?: 'md' | 'lg' | undefined;
  /** The accessible name. Only if the name is not next to the avatar, as it nearly always is. */
  readonly labelled?: boolean | undefined;
}

const ACCENTS = Object.keys(tokens.color.light.genre) as GenreAccent[];

/** Always the same for a name, so that users are recognizable. */
export function accentOf(name: string): GenreAccent | undefined {
  let sum = 0;
  for (const character of name.normalize('NFC')) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return ACCENTS[sum % ACCENTS.length];
}

/** A user, by the initials of their name. */
export function Avatar({ name, size = 'md', labelled = false }: AvatarProps) {
  const letters = initials(name);
  return (
    <Disc
      data-genre={accentOf(name)}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      $size={size}
    >
      {letters === '' ? <User /> : letters}
    </Disc>
  );
}

const { borderWidth, color, fontSize, fontWeight, radius, size: sizes } = theme;

const DIAMETERS = { md: sizes.avatar, lg: sizes.avatarLarge } as const;
const LETTERS = { md: fontSize.xs, lg: fontSize.xl } as const;

const Disc = styled.span<{ readonly $size: keyof typeof DIAMETERS }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $size }) => DIAMETERS[$size]};
  block-size: ${({ $size }) => DIAMETERS[$size]};
  overflow: hidden;
  /* An edge that only forced colors show. */
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.pill};
  background: ${color.accentSurface};
  color: ${color.accentText};
  font-size: ${({ $size }) => LETTERS[$size]};
  font-weight: ${fontWeight.semibold};
  line-height: 1;
  white-space: nowrap;
  user-select: none;

  & > svg {
    inline-size: 50%;
    block-size: 50%;
  }
`;
