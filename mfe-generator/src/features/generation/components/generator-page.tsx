import { genreOrDefault } from '@storyloom/shared/domain';
import { Container } from '@storyloom/shared/ui';
import { useParams } from 'react-router-dom';
import { useHeldDraft } from '../model/use-held-draft.ts';
import { Generator } from './generator.tsx';

/** `/generators` and `/generators/{generatorId}`: fantasy without an id or with an unknown one (spec 2). */
export default function GeneratorPage() {
  const { generatorId } = useParams();
  const genre = genreOrDefault(generatorId);
  const { found, owner, setKeeper, setDialog } = useHeldDraft(genre);
  return (
    <Container $width="narrow">
      <Generator key={found.id} genre={genre} found={found} owner={owner} setKeeper={setKeeper} onDialog={setDialog} />
    </Container>
  );
}
