import { theme } from '@storyloom/shared/theme';
import { PageHeader, type PageHeaderProps } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

interface Props extends Pick<PageHeaderProps, 'eyebrow' | 'actions'> {
  readonly title: string;
  /** A summary of the page, below its title. */
  readonly lead: string;
  /** The same for search engines: 110 to 160 characters. */
  readonly description: string;
}

/** The top of an information page, with its title and description for browsers and search engines. */
export function PageHead({ title, lead, description, ...header }: Props) {
  return (
    <>
      <title>{strings.pageTitle(title)}</title>
      <meta name="description" content={description} />
      <Top>
        <PageHeader {...header} title={title} description={lead} />
      </Top>
    </>
  );
}

const { media, space } = theme;

/* Small enough that the content begins on the first screen, on a small phone and on a laptop. */
const Top = styled.div`
  & > header {
    padding-block: ${space.lg};
  }

  ${media.phone} {
    & > header {
      padding-block: ${space.xs} ${space.md};
    }
  }
`;
