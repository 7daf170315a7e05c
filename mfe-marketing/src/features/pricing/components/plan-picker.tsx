import { theme } from '@storyloom/shared/theme';
import { VisuallyHidden } from '@storyloom/shared/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { PLANS } from '../../../model/plans.ts';
import type { Billing } from '../../../model/pricing.ts';
import { strings } from '../strings.ts';
import { BillingChoice } from './billing-choice.tsx';
import { PlanCard } from './plan-card.tsx';

/** The three plans, with prices for the chosen billing. */
export function PlanPicker() {
  const [billing, setBilling] = useState<Billing>('monthly');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden as="h2" id={id}>
        {strings.plans}
      </VisuallyHidden>
      <BillingChoice billing={billing} onChange={setBilling} />
      <Plans>
        {PLANS.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} billing={billing} />
          </li>
        ))}
      </Plans>
    </section>
  );
}

const { media, space } = theme;

const Plans = styled.ul`
  display: grid;
  gap: ${space.lg};
  margin-block-start: ${space.lg};

  & > li {
    display: grid;
    min-inline-size: 0;
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
