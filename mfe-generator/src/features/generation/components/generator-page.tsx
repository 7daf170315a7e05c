import { GENRE_DEFAULTS, type Genre, genreOrDefault } from '@storyloom/shared/domain';
import { Container } from '@storyloom/shared/ui';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type FoundDraft, readDraft, readGenre, writeGenre } from '../model/draft.ts';
import { Generator } from './generator.tsx';

/** The draft of a genre as the page opens with it. Whoever comes from another generator gets the genre's defaults (spec 4). */
function useFoundDraft(genre: Genre): FoundDraft {
  const [held, setHeld] = useState(() => ({ genre, found: readDraft(genre) }));
  if (held.genre === genre) return held.found;
  const { draft, damaged } = readDraft(genre);
  const found = { draft: { ...draft, settings: GENRE_DEFAULTS[genre] }, damaged };
  setHeld({ genre, found });
  return found;
}

/**
 * `/generators` and `/generators/{generatorId}`: an unknown id falls back to fantasy; without one it is the generator that
 * was used last on this device.
 */
export default function GeneratorPage() {
  const { generatorId } = useParams();
  const genre = generatorId === undefined ? readGenre() : genreOrDefault(generatorId);
  const found = useFoundDraft(genre);
  useEffect(() => writeGenre(genre), [genre]);
  return (
    <Container $width="narrow">
      <Generator key={genre} genre={genre} found={found} />
    </Container>
  );
}
