import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { ButtonLink, Container, PageHeader, TextLink } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

/** The page of an address that neither the shell nor a remote answers. */
export function NotFoundPage() {
  return (
    <Container $width="narrow">
      <title>{strings.pageTitle}</title>
      <meta name="description" content={strings.description} />
      <meta name="robots" content="noindex" />
      <PageHeader eyebrow={strings.eyebrow} title={strings.title} description={strings.text} />
      <ButtonLink variant="primary" to={paths.home.href()}>
        {strings.home}
      </ButtonLink>
      <Elsewhere>
        {strings.elsewhere}
        <ul>
          <li>
            <TextLink to={paths.generators.href()}>{strings.generators}</TextLink>
          </li>
          <li>
            <TextLink to={paths.inspiration.href()}>{strings.inspiration}</TextLink>
          </li>
        </ul>
      </Elsewhere>
    </Container>
  );
}

const { color, media, size, space } = theme;

const Elsewhere = styled.div`
  margin-block-start: ${space.xl};
  color: ${color.textMuted};

  & a {
    display: inline-block;
    padding-block: ${space['2xs']};

    ${media.touch} {
      padding-block: calc((${size.touch} - 1lh) / 2);
    }
  }

  & > ul {
    margin-block-start: ${space.xs};
    padding-inline-start: ${space.lg};
  }

  & li {
    padding-block: ${space['2xs']};
  }
`;
