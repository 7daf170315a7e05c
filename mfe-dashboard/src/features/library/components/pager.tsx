import { theme } from '@storyloom/shared/theme';
import { Button, VisuallyHidden } from '@storyloom/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

export interface PagerProps {
  /** Counted from 1. */
  readonly page: number;
  /** Absent until known. */
  readonly pages?: number | undefined;
  /** Absent on the first page. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** Buttons to the previous and next page; renders nothing for a single page. */
export function Pager({ page, pages, onPrevious, onNext }: PagerProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <Nav aria-label={strings.pages}>
      <Button icon={<ChevronLeft aria-hidden />} disabled={!onPrevious} onClick={onPrevious}>
        {strings.previous}
        <VisuallyHidden> {strings.pageWord}</VisuallyHidden>
      </Button>
      <Where>{strings.page(page, pages)}</Where>
      <Button icon={<ChevronRight aria-hidden />} disabled={!onNext} onClick={onNext}>
        {strings.next}
        <VisuallyHidden> {strings.pageWord}</VisuallyHidden>
      </Button>
    </Nav>
  );
}

const { color, fontSize, space } = theme;

const Nav = styled.nav`
  display: grid;
  grid-template-columns: auto auto auto;
  align-items: center;
  justify-content: center;
  gap: ${space.sm};
  margin-block-start: ${space.md};
`;

const Where = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
