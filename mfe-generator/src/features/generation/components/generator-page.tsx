import { sessionWhenKnown } from '@storyloom/shared/auth';
import { GENRE_DEFAULTS, type Genre, genreOrDefault } from '@storyloom/shared/domain';
import { Container } from '@storyloom/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type FoundDraft, readDraft, readGenre, writeGenre } from '../model/draft.ts';
import { claimDrafts } from '../model/draft-owner.ts';
import { Generator } from './generator.tsx';

interface Held {
  readonly genre: Genre;
  readonly found: FoundDraft;
  /** Known to be of whoever is here, so that it may be kept. */
  readonly owned: boolean;
}

/**
 * The draft of a genre as the page opens with it, and somebody's own as soon as it is known who is here. Whoever comes
 * from another generator gets the genre's defaults (spec 4).
 */
function useHeldDraft(genre: Genre): Held {
  const [held, setHeld] = useState<Held>(() => ({ genre, found: readDraft(genre), owned: false }));
  const claim = useEffectEvent((userId: string | undefined) =>
    setHeld({ genre, found: claimDrafts(userId) ? readDraft(genre) : held.found, owned: true }),
  );
  useEffect(() => {
    let left = false;
    void sessionWhenKnown().then((session) => (left ? undefined : claim(session?.user.id)));
    return () => {
      left = true;
    };
  }, []);
  if (held.genre === genre) return held;
  const found = readDraft(genre);
  const next = { ...held, genre, found: { ...found, draft: { ...found.draft, settings: GENRE_DEFAULTS[genre] } } };
  setHeld(next);
  return next;
}

/**
 * `/generators` and `/generators/{generatorId}`: an unknown id falls back to fantasy; without one it is the generator that
 * was used last on this device.
 */
export default function GeneratorPage() {
  const { generatorId } = useParams();
  const genre = generatorId === undefined ? readGenre() : genreOrDefault(generatorId);
  const { found, owned } = useHeldDraft(genre);
  useEffect(() => writeGenre(genre), [genre]);
  return (
    <Container $width="narrow">
      <Generator key={found.id} genre={genre} found={found} owned={owned} />
    </Container>
  );
}
