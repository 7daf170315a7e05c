import { paths } from '@storyloom/shared/contract';
import { QueryRoot } from '@storyloom/shared/query';
import { ButtonLink, Cluster, EmptyState, VisuallyHidden } from '@storyloom/shared/ui';
import { TEXTS } from 'virtual:posts/texts';
import { FAQ } from '../../../model/faq.ts';
import { POSTS } from '../../../model/posts.ts';
import { searchWords } from '../../../model/text-match.ts';
import { findPages, findPosts, findQuestions } from '../model/find-content.ts';
import { SITE_PAGES } from '../model/site-pages.ts';
import { promptsPath, usePromptResults, useStoryResults } from '../model/use-community-results.ts';
import { useQueryText } from '../model/use-search.ts';
import { strings } from '../strings.ts';
import { CommunityGroup } from './community-group.tsx';
import { ResultGroup } from './result-group.tsx';

/** The results of the search in the address, by kind. */
export default function SearchResults() {
  return (
    <QueryRoot>
      <Results query={useQueryText()} />
    </QueryRoot>
  );
}

function Results({ query }: { readonly query: string }) {
  const words = searchWords(query);
  const pages = findPages(SITE_PAGES, words);
  const articles = findPosts(POSTS, TEXTS, words);
  const questions = findQuestions(FAQ, words);
  const prompts = usePromptResults(query, words);
  const stories = useStoryResults(query, words);

  const groups = [{ results: pages }, { results: articles }, { results: questions }, prompts, stories];
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const asked = [prompts.query, stories.query];
  const isSettled = asked.every(({ isSuccess, isError }) => isSuccess || isError);
  const isEmpty = count === 0 && asked.every(({ isSuccess }) => isSuccess);
  const found = prompts.more || stories.more ? strings.foundMore : strings.found;
  const { groups: titles } = strings;

  return (
    <>
      <VisuallyHidden as="p" role="status">
        {isSettled ? found(count, query) : strings.searching}
      </VisuallyHidden>
      {pages.length > 0 && <ResultGroup title={titles.pages} results={pages} words={words} />}
      {articles.length > 0 && <ResultGroup title={titles.articles} results={articles} words={words} />}
      {questions.length > 0 && <ResultGroup title={titles.questions} results={questions} words={words} />}
      <CommunityGroup
        {...prompts}
        key={`prompts ${query}`}
        title={titles.prompts}
        words={words}
        failed={strings.failedPrompts}
        all={{ to: promptsPath(query), label: strings.allPrompts }}
      />
      <CommunityGroup
        {...stories}
        key={`stories ${query}`}
        title={titles.stories}
        words={words}
        failed={strings.failedStories}
        all={{ to: paths.community.href(), label: strings.allStories }}
      />
      {isEmpty && <Nothing query={query} />}
    </>
  );
}

function Nothing({ query }: { readonly query: string }) {
  const { title, text, write, inspire } = strings.none;
  return (
    <EmptyState
      title={title(query)}
      action={
        <Cluster $justify="center">
          <ButtonLink variant="primary" to={paths.generators.href()}>
            {write}
          </ButtonLink>
          <ButtonLink to={paths.inspiration.href()}>{inspire}</ButtonLink>
        </Cluster>
      }
    >
      {text}
    </EmptyState>
  );
}
