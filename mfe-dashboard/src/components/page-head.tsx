import { strings } from './strings.ts';

interface Props {
  readonly title: string;
  readonly description: string;
  /** Search engines are told to pass the page by. */
  readonly unlisted?: boolean | undefined;
}

/** What a page says of itself to the tab, to search engines and to link previews. */
export function PageHead({ title, description, unlisted = false }: Props) {
  return (
    <>
      <title>{strings.pageTitle(title)}</title>
      <meta name="description" content={description} />
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
