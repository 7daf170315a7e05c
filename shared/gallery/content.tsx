import { Feather } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  Button,
  Card,
  CardActions,
  CardGrid,
  CardTitle,
  Chip,
  Cluster,
  Stack,
  VisuallyHidden,
} from '@storyloom/shared/ui';
import { Accordion } from '@storyloom/shared/ui/accordion';
import { Avatar } from '@storyloom/shared/ui/avatar';
import { Breadcrumb } from '@storyloom/shared/ui/breadcrumb';
import { LoadMore } from '@storyloom/shared/ui/load-more';
import { Tabs } from '@storyloom/shared/ui/tabs';
import { Specimen, State } from './specimen.tsx';

const NAMES = ['Ada Lovelace', 'Gabriel García Márquez', 'Ольга Токарева', '李小龙', '🦊 Fox', 'ada', '…'];

/** Components of page content. */
export function Content() {
  return (
    <>
      <Specimen id="breadcrumb" title="Breadcrumb" note="Where a page stands, with the way back up.">
        <Breadcrumb
          above={[
            { label: 'Blog', to: '/blog' },
            { label: 'The craft of beginning', to: '/blog/category/craft' },
          ]}
          current="On the patience that it takes to let the second sentence of a story wait for its first"
        />
      </Specimen>
      <Specimen
        id="card"
        title="Card"
        note="A sheet of paper on the page; its title may be a link for the whole of it."
      >
        <CardGrid>
          <Card data-genre="fantasy">
            <Chip tone="accent">Fantasy</Chip>
            <CardTitle to="/story/1">The keeper of the light</CardTitle>
            <p>She had not spoken to anyone for eleven days when the boat came.</p>
            <CardActions>
              <Button variant="quiet">Read</Button>
            </CardActions>
          </Card>
          <Card>
            <CardTitle>A title so long that it takes several lines of a card which is not wide</CardTitle>
            <p>And-a-word-without-any-place-to-break-it-which-stays-inside.</p>
            <CardActions>
              <Button>Edit</Button>
              <Button variant="quiet">Delete</Button>
            </CardActions>
          </Card>
        </CardGrid>
      </Specimen>
      <Specimen id="chip" title="Chip" note="A genre, a difficulty, a tag.">
        <Cluster>
          <Chip>Neutral</Chip>
          <Chip icon={<Feather aria-hidden />}>With an icon</Chip>
          <Chip genre="fantasy">Fantasy</Chip>
          <Chip genre="scifi">Science Fiction</Chip>
          <Chip genre="children">Children’s</Chip>
          <Chip genre="romance">Romance</Chip>
          <Chip to="/blog">A link</Chip>
        </Cluster>
      </Specimen>
      <Specimen id="avatar" title="Avatar" note="A person, by initials of any script. The colour is always theirs.">
        <Cluster>
          {NAMES.map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </Cluster>
        <Cluster>
          <Avatar name="Ada Lovelace" size="lg" labelled />
          <Avatar name="李小龙" size="lg" labelled />
        </Cluster>
      </Specimen>
      <Specimen id="accordion" title="Accordion" note="Questions whose answers wait; the browser’s search finds them.">
        <Accordion
          defaultOpen={['cost']}
          items={[
            { id: 'cost', title: 'What does it cost?', content: <p>The first three stories need no account.</p> },
            { id: 'languages', title: 'Which languages can a story be in?', content: <p>English and Chinese.</p> },
            {
              id: 'long',
              title:
                'Can a question be so long that it does not fit into one line, not even on a wide screen, and is it still easy to read then?',
              content: <p>It can, and it is.</p>,
            },
          ]}
        />
      </Specimen>
      <Specimen id="tabs" title="Tabs" note="A few views of one thing, of which one shows.">
        <Tabs
          label="Stories"
          items={[
            { value: 'mine', label: 'My stories', content: <p>What I have written.</p> },
            { value: 'liked', label: 'Liked', content: <p>What I have liked.</p> },
            { value: 'later', label: 'Not yet', content: <p>Nothing.</p>, disabled: true },
          ]}
        />
      </Specimen>
      <Specimen id="load-more" title="Load more" note="The foot of a list that is shown in parts.">
        <State name="It works">
          <Growing />
        </State>
        <State name="Busy">
          <LoadMore listRef={NO_LIST} shown={10} total={43} hasMore busy onLoadMore={() => {}} />
        </State>
        <State name="All there is">
          <LoadMore listRef={NO_LIST} shown={43} total={43} hasMore={false} onLoadMore={() => {}} />
        </State>
      </Specimen>
      <Specimen id="visually-hidden" title="Visually hidden" note="Words for screen readers alone.">
        <p>
          Between these brackets [<VisuallyHidden>some words that only a screen reader says</VisuallyHidden>] stands
          text.
        </p>
      </Specimen>
    </>
  );
}

const NO_LIST = { current: null };

const LINES = [
  'Salt',
  'A letter from November',
  'The rock',
  'Eleven days',
  'What the swell brought',
  'Oars',
  'Lamp oil',
];

function Growing() {
  const [shown, setShown] = useState(3);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  function handleLoadMore() {
    setBusy(true);
    setTimeout(() => {
      setShown((before) => Math.min(before + 2, LINES.length));
      setBusy(false);
    }, 800);
  }

  return (
    <Stack>
      <ul ref={list}>
        {LINES.slice(0, shown).map((line) => (
          <li key={line}>
            <h3>{line}</h3>
          </li>
        ))}
      </ul>
      <LoadMore
        listRef={list}
        shown={shown}
        total={LINES.length}
        hasMore={shown < LINES.length}
        busy={busy}
        onLoadMore={handleLoadMore}
      />
    </Stack>
  );
}
