import { genreOrDefault } from '@storyloom/shared/domain';
import { Container } from '@storyloom/shared/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { readGenre, writeGenre } from '../model/draft.ts';
import { useHeldDraft } from '../model/use-held-draft.ts';
import { Generator } from './generator.tsx';

/**
 * `/generators` and `/generators/{generatorId}`: an unknown id falls back to fantasy; without one it is the generator that
 * was used last on this device.
 */
export default function GeneratorPage() {
  const { generatorId } = useParams();
  const genre = generatorId === undefined ? readGenre() : genreOrDefault(generatorId);
  const { found, owner, setKeeper } = useHeldDraft(genre);
  useEffect(() => writeGenre(genre), [genre]);
  return (
    <Container $width="narrow">
      <Generator key={found.id} genre={genre} found={found} owner={owner} setKeeper={setKeeper} />
    </Container>
  );
}
