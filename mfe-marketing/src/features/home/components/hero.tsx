import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, Cluster } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { ForGuests, ForUsers } from '@storyloom/shared/visitor';
import { strings } from '../strings.ts';
import { SpecimenBook } from './specimen-book.tsx';

const words = strings.hero;

/** What Storyloom is, where to begin, and a specimen page. */
export function Hero() {
  return (
    <Root>
      <Words>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <Title tabIndex={-1}>{words.title}</Title>
        <Lead>{words.text}</Lead>
        <Cluster>
          <ButtonLink variant="primary" size="lg" to={paths.generators.href()}>
            {words.start}
          </ButtonLink>
          <ButtonLink size="lg" to={paths.inspiration.href()}>
            {words.inspire}
          </ButtonLink>
          <ForUsers>
            <ButtonLink size="lg" to={paths.dashboard.href()}>
              {words.myStories}
            </ButtonLink>
          </ForUsers>
        </Cluster>
        <ForGuests>
          <Note>{words.note}</Note>
        </ForGuests>
      </Words>
      <SpecimenBook />
    </Root>
  );
}

const { color, font, fontSize, fontWeight, layout, media, space } = theme;

const Root = styled.header`
  display: grid;
  gap: ${space['2xl']} ${space['3xl']};
  padding-block: ${space.lg} ${space['4xl']};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  min-inline-size: 0;

  /* Not centered: the specimen arrives after the words, which would move when it does. */
  ${media.desktop} {
    padding-block-start: ${space['3xl']};
  }
`;

const Eyebrow = styled.p`
  color: ${color.accentText};
  font-family: ${font.serif};
  font-size: ${fontSize.lg};
  font-style: italic;
`;

const Title = styled.h1`
  font-size: ${fontSize.displayLg};
  font-weight: ${fontWeight.medium};
`;

const Lead = styled.p`
  max-inline-size: ${layout.caption};
  color: ${color.textMuted};
  font-size: ${fontSize.xl};
`;

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
