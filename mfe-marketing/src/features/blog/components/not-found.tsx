import { paths } from '@storyloom/shared/contract';
import { ButtonLink, Container, PageHeader } from '@storyloom/shared/ui';
import { strings as common } from '../../../components/strings.ts';
import { strings } from '../strings.ts';
import { CategoryList } from './category-list.tsx';

interface Props {
  readonly words: Readonly<Record<'title' | 'description' | 'text' | 'back', string>>;
}

/** Shown for an unknown post or category, with the known categories. */
export function NotFound({ words: { title, description, text, back } }: Props) {
  return (
    <Container>
      <title>{common.pageTitle(title)}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <PageHeader title={title} description={text} />
      <ButtonLink variant="primary" to={paths.blog.href()}>
        {back}
      </ButtonLink>
      <CategoryList title={strings.categories} />
    </Container>
  );
}
