import { theme } from '@storyloom/shared/theme';
import { Container, PageHeader, Prose } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { type LegalText, strings } from '../strings.ts';

/** A page of terms: a plain summary first, then its parts. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  return (
    <Container $width="narrow">
      <title>{`${text.title} · ${strings.site}`}</title>
      <meta name="description" content={text.summary} />
      <PageHeader title={text.title} description={text.summary} />
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

/* Under the page's title, not in the middle. */
const Text = styled(Prose)`
  margin-inline: 0;
`;

const Updated = styled.p`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.sans};
  font-size: ${theme.fontSize.sm};
`;
