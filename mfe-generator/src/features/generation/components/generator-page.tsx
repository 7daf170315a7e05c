import { genreOrDefault } from '@storyloom/shared/domain';
import { Container } from '@storyloom/shared/ui';
import { useParams } from 'react-router-dom';
import { Generator } from './generator.tsx';

/** `/generators` and `/generators/{generatorId}`; an unknown id falls back to fantasy. */
export default function GeneratorPage() {
  const genre = genreOrDefault(useParams()['generatorId']);
  return (
    <Container $width="narrow">
      <Generator key={genre} genre={genre} />
    </Container>
  );
}
