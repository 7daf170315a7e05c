import { strings } from './strings.ts';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Asks search engines to skip the page. */
  readonly unlisted?: boolean | undefined;
}

/** Title, description and robots directive of a page. */
export function PageHead({ title, description, unlisted = false }: Props) {
  return (
    <>
      <title>{strings.pageTitle(title)}</title>
      <meta name="description" content={description} />
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
