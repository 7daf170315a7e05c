import { theme } from '@storyloom/shared/theme';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { Check, Minus } from 'lucide-react';
import { styled } from 'styled-components';
import { PlannedMark } from '../../../components/planned-mark.tsx';
import { COMPARISON, type PlanCell, PLANS } from '../../../model/plans.ts';
import { strings } from '../strings.ts';

const words = strings.plans;

/** The plans side by side. On narrow screens the table scrolls and its first column stays. */
export function PlanComparison() {
  return (
    <Scroll role="region" aria-label={words.caption} tabIndex={0}>
      <Table>
        <VisuallyHidden as="caption">{words.caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{words.feature}</th>
            {PLANS.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON.map(({ feature, ...cells }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              {PLANS.map(({ id }) => (
                <td key={id}>
                  <Cell cell={cells[id]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Cell({ cell: { has, planned } }: { readonly cell: PlanCell }) {
  return (
    <Inside>
      <Value has={has} />
      {planned && <PlannedMark />}
    </Inside>
  );
}

function Value({ has }: Pick<PlanCell, 'has'>) {
  if (typeof has === 'string') return <span>{has}</span>;
  const Mark = has ? Check : Minus;
  return (
    <>
      <Mark aria-hidden />
      <VisuallyHidden>{has ? words.yes : words.no}</VisuallyHidden>
    </>
  );
}

const { borderWidth, color, font, fontSize, fontWeight, layout, radius, size, space, zIndex } = theme;

const Scroll = styled.div`
  position: relative;
  /* Small enough to be visible as a whole below the header when it gets the focus. */
  max-block-size: calc(100svh - ${layout.headerHeight} - 2 * ${space.md});
  overflow: auto;
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
`;

const Table = styled.table`
  inline-size: 100%;
  min-inline-size: calc(2 * ${layout.message});
  table-layout: fixed;

  & :is(th, td) {
    padding: ${space.sm} ${space.md};
    border-block-start: ${borderWidth.hairline} solid ${color.border};
    text-align: start;
    vertical-align: top;
  }

  & thead th {
    border-block-start: 0;
    font-family: ${font.serif};
    font-size: ${fontSize.lg};
    font-weight: ${fontWeight.semibold};
  }

  & th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${zIndex.raised};
    background: ${color.surfaceRaised};
  }

  & tbody th {
    font-weight: ${fontWeight.medium};
  }
`;

const Inside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space['3xs']} ${space.xs};

  & > svg {
    inline-size: ${size.icon};
    block-size: 1lh;
    color: ${color.textMuted};
  }
`;
