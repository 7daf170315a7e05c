import { paths } from '@storyloom/shared/contract';
import { lazyRetry } from '@storyloom/shared/remote';
import { theme } from '@storyloom/shared/theme';
import { Button, Container, Skeleton, TextField } from '@storyloom/shared/ui';
import { Search } from 'lucide-react';
import { type SubmitEvent, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { PageHead } from '../../../components/page-head.tsx';
import { QUERY_MAX, useSearch } from '../model/use-search.ts';
import { strings } from '../strings.ts';
import { Places } from './places.tsx';

// The searched texts and the database client are loaded with the first search.
const SearchResults = lazyRetry(() => import('./search-results.tsx'));

/** `/search?q=`: one search over all public content. */
export default function SearchPage() {
  const { query, text, setText } = useSearch();
  const box = useRef<HTMLInputElement>(null);

  // Text typed before hydration is in the box, but caused no change event.
  const takeOver = useEffectEvent(() => {
    const typed = box.current?.value ?? '';
    if (typed !== '' && typed !== text) setText(typed);
  });
  useEffect(() => takeOver(), []);

  return (
    <Container $width="narrow">
      <PageHead title={strings.title} lead={strings.lead} description={strings.description} />
      <Form role="search" action={paths.search.href()} method="get" onSubmit={stay}>
        <Box>
          <TextField
            ref={box}
            label={strings.label}
            labelHidden
            type="search"
            name="q"
            icon={<Search />}
            placeholder={strings.placeholder}
            maxLength={QUERY_MAX}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Box>
        <Button type="submit">{strings.button}</Button>
      </Form>
      <noscript>
        <p>{strings.noScript}</p>
      </noscript>
      <Found>
        {query === '' ? (
          <Places />
        ) : (
          <Suspense fallback={<Skeleton lines={4} />}>
            <SearchResults />
          </Suspense>
        )}
      </Found>
    </Container>
  );
}

/** The search follows the typing; the form is for the time before the script has loaded. */
function stay(event: SubmitEvent) {
  event.preventDefault();
}

const { media, space } = theme;

const Form = styled.form`
  display: flex;
  gap: ${space.sm};
  margin-block-end: ${space['2xl']};

  /* Without a script it has no use; the places below are links. */
  ${media.scriptless} {
    display: none;
  }
`;

/* As tall as a page, so that the footer does not move with the results. */
const Found = styled.div`
  min-block-size: 100svh;
`;

const Box = styled.div`
  flex: 1;
  min-inline-size: 0;
`;
