import { strings } from '../strings.ts';

interface Props {
  readonly title: string;
  readonly description: string;
}

/** What a page says of itself to the tab, to search engines and to link previews. */
export function PageHead({ title, description }: Props) {
  return (
    <>
      <title>{strings.pageTitle(title)}</title>
      <meta name="description" content={description} />
    </>
  );
}
