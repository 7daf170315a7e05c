import { theme } from '@storyloom/shared/theme';
import { Container, Prose } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { PageHead } from '../../../components/page-head.tsx';
import { type LegalText, strings } from '../strings.ts';

/** A legal page: a plain summary first, then its sections. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  return (
    <Container $width="narrow">
      <PageHead title={text.title} lead={text.summary} description={text.description} />
      <Text as="article" $kind="article">
        {text.sections.map(({ title, texts }) => (
          <section key={title}>
            <h2>{title}</h2>
            {texts.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <Updated>{strings.updated}</Updated>
      </Text>
    </Container>
  );
}

/* Aligned with the page's title, not centred. */
const Text = styled(Prose)`
  margin-inline: 0;
`;

const Updated = styled.p`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.sans};
  font-size: ${theme.fontSize.sm};
`;
