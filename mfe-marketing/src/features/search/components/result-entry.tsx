import { theme } from '@storyloom/shared/theme';
import { CardTitle } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { Marked } from '../../../components/marked.tsx';
import type { Result } from '../model/find-content.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly result: Result;
  readonly words: readonly string[];
}

/** One result: its title as a link, and the part of its text that matches. */
export function ResultEntry({ result: { path, title, snippet, author, lang }, words }: Props) {
  return (
    <Entry>
      <CardTitle to={path}>
        <span lang={lang?.title}>
          <Marked text={title} words={words} />
        </span>
      </CardTitle>
      {author !== undefined && author !== '' && <Author>{strings.by(author)}</Author>}
      <Snippet lang={lang?.snippet}>
        <Marked text={snippet} words={words} />
      </Snippet>
    </Entry>
  );
}

const { borderWidth, color, fontSize, space } = theme;

const Entry = styled.article`
  position: relative;
  display: grid;
  gap: ${space['2xs']};
  padding-block: ${space.md};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  overflow-wrap: anywhere;
`;

const Author = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;

const Snippet = styled.p`
  color: ${color.textMuted};
`;
