import { Container } from '@storyloom/shared/ui';
import { strings } from '../strings.ts';
import { FeatureList } from './feature-list.tsx';
import { GeneratorCards } from './generator-cards.tsx';
import { Hero } from './hero.tsx';
import { SignUpBanner } from './sign-up-banner.tsx';

/** The home page. */
export default function HomePage() {
  return (
    <Container>
      <title>{strings.documentTitle}</title>
      <meta name="description" content={strings.documentDescription} />
      <Hero />
      <FeatureList />
      <GeneratorCards />
      <SignUpBanner />
    </Container>
  );
}
