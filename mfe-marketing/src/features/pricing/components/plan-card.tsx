import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, Card, CardTitle, Chip, Cluster, VisuallyHidden } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { ForGuests, ForUsers } from '@storyloom/shared/visitor';
import type { Plan } from '../../../model/plans.ts';
import { type Billing, formatPrice, PRICES, pricePerMonth, pricePerYear } from '../../../model/pricing.ts';
import { strings } from '../strings.ts';
import { FeatureItem } from './feature-item.tsx';

interface Props {
  readonly plan: Plan;
  readonly billing: Billing;
}

/** One plan: its price, the note that it is not on sale, and its features. */
export function PlanCard({ plan, billing }: Props) {
  const paid = PRICES[plan.id] > 0;
  const variant = plan.popular ? 'primary' : 'secondary';
  return (
    <Sheet $popular={plan.popular === true}>
      <Cluster $justify="space-between" $gap="xs">
        <CardTitle>{plan.name}</CardTitle>
        {plan.popular && <Chip tone="accent">{strings.popular}</Chip>}
      </Cluster>
      <Muted>{plan.description}</Muted>
      <div>
        <Price>
          <Amount>{formatPrice(pricePerMonth(plan.id, billing))}</Amount> {strings.perMonth}
        </Price>
        <Small>{paid ? otherPrice(plan, billing) : strings.free}</Small>
        <Small>{paid ? strings.notYet : strings.noCard}</Small>
      </div>
      <ForGuests>
        <ButtonLink variant={variant} block to={paths.signUp.href()}>
          {plan.button}
          <VisuallyHidden>: {plan.name}</VisuallyHidden>
        </ButtonLink>
      </ForGuests>
      <ForUsers>
        <ButtonLink variant={variant} block to={paths.generators.href()}>
          {strings.write}
          <VisuallyHidden>: {plan.name}</VisuallyHidden>
        </ButtonLink>
      </ForUsers>
      <Features>
        {plan.features.map((feature) => (
          <FeatureItem key={feature.text} feature={feature} />
        ))}
      </Features>
    </Sheet>
  );
}

/** The yearly price for the monthly one, or the price of twelve months for the yearly one. */
function otherPrice({ id }: Plan, billing: Billing): string {
  const perYear = formatPrice(pricePerYear(id, 'yearly'));
  return billing === 'monthly'
    ? strings.billedMonthly(formatPrice(pricePerMonth(id, 'yearly')), perYear)
    : strings.billedYearly(perYear, formatPrice(pricePerYear(id, 'monthly')));
}

const { color, font, fontSize, fontWeight, lineHeight, space } = theme;

const Sheet = styled(Card)<{ readonly $popular: boolean }>`
  gap: ${space.md};
  border-color: ${({ $popular }) => ($popular ? color.accent : color.border)};
`;

const Price = styled.p`
  color: ${color.textMuted};
`;

const Amount = styled.span`
  color: ${color.text};
  font-family: ${font.serif};
  font-size: ${fontSize.displayMd};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.tight};
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const Small = styled(Muted)`
  font-size: ${fontSize.sm};
`;

const Features = styled.ul`
  display: grid;
  gap: ${space.xs};
`;
