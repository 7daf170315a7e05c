import { theme } from '@storyloom/shared/theme';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { diffPassage } from '../proposals/model/diff/passage-diff.ts';
import { tokensOf } from '../proposals/model/diff/tokens.ts';
import { strings } from './strings.ts';

interface Piece {
  readonly kind: 'kept' | 'deleted' | 'inserted';
  readonly text: string;
}

function piecesOf(before: string, after: string): readonly Piece[] {
  const [old, next] = [tokensOf(before), tokensOf(after)];
  const join = (tokens: typeof old) => tokens.map(({ text }) => text).join('');
  return diffPassage(old, next)
    .hunks.flatMap((hunk): readonly Piece[] => {
      const inserted = join(next.slice(hunk.after, hunk.afterEnd));
      if (hunk.kept) return [{ kind: 'kept', text: inserted }];
      return [
        { kind: 'deleted', text: join(old.slice(hunk.before, hunk.beforeEnd)) },
        { kind: 'inserted', text: inserted },
      ];
    })
    .filter(({ text }) => text !== '');
}

interface Props {
  readonly before: string;
  readonly after: string;
  readonly lang: string | undefined;
}

/** A text with its changes: deleted words are struck through, inserted ones underlined, and both are named to screen readers. */
export function ChangedWords({ before, after, lang }: Props) {
  const pieces = useMemo(() => piecesOf(before, after), [before, after]);
  return (
    <Text lang={lang}>
      {pieces.map(({ kind, text }, index) => {
        if (kind === 'kept') return text;
        const Mark = kind === 'deleted' ? 'del' : 'ins';
        return (
          <Mark key={index}>
            <VisuallyHidden>{strings.conflict[kind]}</VisuallyHidden>
            {text}
          </Mark>
        );
      })}
    </Text>
  );
}

const { color, font } = theme;

const Text = styled.p`
  font-family: ${font.serif};
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  & > del {
    background: ${color.dangerSurface};
    color: ${color.dangerText};
    text-decoration-line: line-through;
  }

  & > ins {
    background: ${color.successSurface};
    color: ${color.successText};
    text-decoration-line: underline;
  }
`;
