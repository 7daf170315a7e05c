import { paths } from '@storyloom/shared/contract';
import { Button, ButtonLink, Cluster, Container, EmptyState } from '@storyloom/shared/ui';
import { useRef, useState } from 'react';
import { PageHead } from '../../../components/page-head.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { Questions } from '../../../components/question.tsx';
import { FAQ, FAQ_CATEGORIES } from '../../../model/faq.ts';
import { searchWords } from '../../../model/text-match.ts';
import { findQuestions } from '../model/find-questions.ts';
import { useLinkedQuestion } from '../model/use-linked-question.ts';
import { strings } from '../strings.ts';
import { FaqQuestion } from './faq-question.tsx';
import { FaqSearch } from './faq-search.tsx';

/** Questions by category, and a search that filters them while the user types. */
export default function FaqPage() {
  const [search, setSearch] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const linked = useLinkedQuestion();
  const [followed, setFollowed] = useState(linked);
  // The target of a link is shown even when the search does not match it.
  if (linked !== followed) {
    setFollowed(linked);
    setSearch('');
  }
  const words = searchWords(search);
  const found = findQuestions(FAQ, words);

  function handleClear() {
    setSearch('');
    box.current?.focus();
  }

  return (
    <Container $width="narrow">
      <PageHead title={strings.title} lead={strings.lead} description={strings.description} />
      <FaqSearch
        ref={box}
        search={search}
        status={words.length === 0 ? strings.all(FAQ.length) : strings.found(found.length, FAQ.length)}
        onChange={setSearch}
      />
      {FAQ_CATEGORIES.map((category) => {
        const entries = found.filter((entry) => entry.category === category.id);
        if (entries.length === 0) return null;
        return (
          <PageSection key={category.id} title={category.title}>
            <Questions>
              {entries.map((entry) => (
                <FaqQuestion key={entry.id} entry={entry} words={words} linked={linked === entry.id} />
              ))}
            </Questions>
          </PageSection>
        );
      })}
      {found.length === 0 && (
        <EmptyState
          title={strings.none.title}
          action={
            <Cluster $justify="center">
              <Button onClick={handleClear}>{strings.none.clear}</Button>
              <ButtonLink variant="quiet" to={`${paths.search.href()}?q=${encodeURIComponent(search.trim())}`}>
                {strings.none.site}
              </ButtonLink>
            </Cluster>
          }
        >
          {strings.none.text}
        </EmptyState>
      )}
    </Container>
  );
}
