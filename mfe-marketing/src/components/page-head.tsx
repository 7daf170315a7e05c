import { theme } from '@storyloom/shared/theme';
import { PageHeader, type PageHeaderProps } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { strings } from './strings.ts';

interface Props extends Pick<PageHeaderProps, 'eyebrow' | 'actions'> {
  readonly title: string;
  /** What the page is about, below its title. */
  readonly lead: string;
  /** The same for search engines: 110 to 160 characters. */
  readonly description: string;
}

/** The top of an information page, and what the browser and search engines call it. */
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

/* What people came for begins in the first screen, on a small phone and on a laptop. */
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
