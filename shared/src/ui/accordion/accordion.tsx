import { ChevronDown } from 'lucide-react';
import { Accordion as RadixAccordion } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Heading level of the titles. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Ids of the items that are initially open. */
  readonly defaultOpen?: readonly string[] | undefined;
}

/** Titles that expand their content, several at once. The browser's search also finds closed ones. */
export function Accordion({ items, level = 3, defaultOpen = [] }: AccordionProps) {
  const [open, setOpen] = useState<readonly string[]>(defaultOpen);
  return (
    <Root type="multiple" value={[...open]} onValueChange={setOpen}>
      {items.map(({ id, title, content }) => (
        <Item key={id} value={id}>
          <RadixAccordion.Header asChild>
            <Heading as={`h${level}`}>
              <Trigger>
                {title}
                <Chevron aria-hidden />
              </Trigger>
            </Heading>
          </RadixAccordion.Header>
          <Panel isOpen={open.includes(id)} onFound={() => setOpen((before) => [...before, id])}>
            {content}
          </Panel>
        </Item>
      ))}
    </Root>
  );
}

interface PanelProps {
  readonly isOpen: boolean;
  /** Opened by the browser's search or by a link to a passage. */
  readonly onFound: () => void;
  readonly children: ReactNode;
}

function Panel({ isOpen, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || isOpen) return;
    // React supports `hidden` only as a boolean.
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', onFound);
    };
  });

  return (
    <RadixAccordion.Content ref={panel} forceMount>
      <Inner>{children}</Inner>
    </RadixAccordion.Content>
  );
}

const {
  borderWidth,
  color,
  duration,
  easing,
  font,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  media,
  size,
  space,
} = theme;

const Root = styled(RadixAccordion.Root)`
  border-block-start: ${borderWidth.hairline} solid ${color.border};
`;

const Item = styled(RadixAccordion.Item)`
  border-block-end: ${borderWidth.hairline} solid ${color.border};
`;

const Heading = styled.h3`
  font-family: ${font.sans};
  font-size: ${fontSize.md};
  letter-spacing: ${letterSpacing.normal};
`;

const Trigger = styled(RadixAccordion.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  inline-size: 100%;
  min-block-size: ${size.controlLarge};
  padding-block: ${space.sm};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.snug};
  text-align: start;
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover {
      color: ${color.accentText};
    }
  }
`;

const Chevron = styled(ChevronDown)`
  flex: none;
  inline-size: ${size.icon};
  block-size: ${size.icon};
  color: ${color.textMuted};
  transition: rotate ${duration.quick} ${easing.out};

  [data-state='open'] > & {
    rotate: 0.5turn;
  }
`;

const Inner = styled.div`
  max-inline-size: ${theme.layout.narrow};
  padding-block-end: ${space.lg};
  color: ${color.textMuted};
`;
