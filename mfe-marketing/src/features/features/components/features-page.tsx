import { paths } from '@storyloom/shared/contract';
import { ButtonLink, Cluster, Container, Stack } from '@storyloom/shared/ui';
import { PageHead } from '../../../components/page-head.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { SaleNotice } from '../../../components/sale-notice.tsx';
import { ForGuests, ForUsers } from '@storyloom/shared/visitor';
import { strings } from '../strings.ts';
import { CoreFeatures } from './core-features.tsx';
import { PlanComparison } from './plan-comparison.tsx';

/** The features of today, and what the plans will contain. */
export default function FeaturesPage() {
  const { core, plans, next } = strings;
  return (
    <Container>
      <PageHead title={strings.title} lead={strings.lead} description={strings.description} />
      <PageSection title={core.title} text={core.text}>
        <CoreFeatures />
      </PageSection>
      <PageSection title={plans.title} text={plans.text}>
        <Stack $gap="lg">
          <SaleNotice />
          <PlanComparison />
          <Cluster>
            <ButtonLink to={paths.pricing.href()}>{plans.pricing}</ButtonLink>
          </Cluster>
        </Stack>
      </PageSection>
      <PageSection title={next.title} text={next.text}>
        <Cluster>
          <ButtonLink variant="primary" size="lg" to={paths.generators.href()}>
            {next.start}
          </ButtonLink>
          <ForGuests>
            <ButtonLink size="lg" to={paths.signUp.href()}>
              {next.signUp}
            </ButtonLink>
          </ForGuests>
          <ForUsers>
            <ButtonLink size="lg" to={paths.dashboard.href()}>
              {next.myStories}
            </ButtonLink>
          </ForUsers>
        </Cluster>
      </PageSection>
    </Container>
  );
}
