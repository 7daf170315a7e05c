import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, Cluster, Container, Prose } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { PageHead } from '../../../components/page-head.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { strings } from '../strings.ts';
import { Team } from './team.tsx';
import { Values } from './values.tsx';

/** Why Storyloom exists, and who makes it. */
export default function AboutPage() {
  const { mission, values, team, next } = strings;
  return (
    <Container>
      <PageHead title={strings.title} lead={strings.lead} description={strings.description} />
      <PageSection title={mission.title}>
        <Mission>
          <Words $kind="article">
            {mission.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Words>
          <Echo aria-hidden>{mission.echo}</Echo>
        </Mission>
      </PageSection>
      <PageSection title={values.title}>
        <Values />
      </PageSection>
      <PageSection title={team.title} text={team.text}>
        <Team />
      </PageSection>
      <PageSection title={next.title} text={next.text}>
        <Cluster>
          <ButtonLink variant="primary" size="lg" to={paths.generators.href()}>
            {next.start}
          </ButtonLink>
          <ButtonLink size="lg" to={paths.faq.href()}>
            {next.faq}
          </ButtonLink>
        </Cluster>
      </PageSection>
    </Container>
  );
}

const { borderWidth, color, font, fontSize, layout, media, space } = theme;

const Mission = styled.div`
  display: grid;
  gap: ${space.xl};

  ${media.desktop} {
    grid-template-columns: minmax(0, ${layout.narrow}) 1fr;
    align-items: center;
  }
`;

const Words = styled(Prose)`
  margin-inline: 0;
`;

/* The text says this already. */
const Echo = styled.p`
  padding-block: ${space.xl};
  border-block: ${borderWidth.hairline} solid ${color.border};
  color: ${color.accentText};
  font-family: ${font.serif};
  font-size: ${fontSize.displayMd};
  font-style: italic;
  text-align: center;
`;
