import { ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { formatNumber, parseInline, type StoryBlock } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { TextLink } from '@storyloom/shared/ui';
import { InlineText } from './inline-text.tsx';
import { StoryColumn } from './story-column.ts';
import { strings } from './strings.ts';

interface Props {
  /** The ids of the headings that are listed. */
  readonly ids: ReadonlyMap<StoryBlock, string>;
  /** The story's language as a tag; empty if unknown. */
  readonly lang: string;
}

/**
 * Puts the focus on the heading of a chapter, so that the keyboard goes on from there. The address changes, which scrolls; if it
 * already names the chapter, this does.
 */
function goTo(id: string, event: MouseEvent<HTMLAnchorElement>): void {
  const heading = document.getElementById(id);
  if (!heading || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  heading.focus({ preventScroll: true });
  if (event.currentTarget.hash === location.hash) heading.scrollIntoView({ block: 'start', behavior: 'instant' });
}

const wordsOf = ({ text }: StoryBlock): string =>
  parseInline(text)
    .map((part) => part.text)
    .join('');

/** The name of a link to a heading: its words, numbered if others have the same; `undefined` if they need no number. */
function numberedName(heading: StoryBlock, all: readonly StoryBlock[]): string | undefined {
  const words = wordsOf(heading);
  const equal = all.filter((other) => wordsOf(other) === words);
  return equal.length > 1 ? `${words} (${formatNumber(equal.indexOf(heading) + 1)})` : undefined;
}

/** The chapters of a story, to be unfolded. */
export function Chapters({ ids, lang }: Props) {
  const headings = [...ids.keys()];
  return (
    <Place>
      <details>
        <Summary>
          {strings.chapters}
          <ChevronDown aria-hidden />
        </Summary>
        <nav aria-label={strings.chapters}>
          <List lang={lang}>
            {[...ids].map(([block, id]) => (
              <li key={id} data-part={block.kind === 'title' || undefined}>
                <TextLink
                  plain
                  to={`#${id}`}
                  aria-label={numberedName(block, headings)}
                  onClick={(event: MouseEvent<HTMLAnchorElement>) => goTo(id, event)}
                >
                  <InlineText text={block.text} />
                </TextLink>
              </li>
            ))}
          </List>
        </nav>
      </details>
    </Place>
  );
}

const { borderWidth, color, duration, easing, fontSize, fontWeight, media, size, space } = theme;

const Place = styled(StoryColumn)`
  margin-block-end: ${space.lg};
  border-block: ${borderWidth.hairline} solid ${color.border};

  ${media.print} {
    display: none;
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  min-block-size: ${size.control};
  cursor: pointer;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    inline-size: ${size.icon};
    block-size: ${size.icon};
    transition: rotate ${duration.quick} ${easing.out};
  }

  details[open] > & > svg {
    rotate: 180deg;
  }

  ${media.touch} {
    min-block-size: ${size.touch};
  }
`;

const List = styled.ol`
  margin: 0;
  padding: 0 0 ${space.sm};
  list-style: none;
  overflow-wrap: anywhere;

  & a {
    display: block;
    padding-block: ${space['2xs']};

    ${media.touch} {
      padding-block: calc((${size.touch} - 1lh) / 2);
    }
  }

  & > [data-part] {
    font-weight: ${fontWeight.medium};
  }
`;
