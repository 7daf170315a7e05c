import { paths } from '@storyloom/shared/contract';
import { ButtonLink, Card, CardActions, CardGrid, CardTitle } from '@storyloom/shared/ui';
import { strings } from '../strings.ts';

const words = strings.settings;

/** The settings tab. */
export function AccountSettings() {
  return (
    <CardGrid>
      <Card>
        <CardTitle level={2}>{words.preferences}</CardTitle>
        <p>{words.preferencesText}</p>
        <CardActions>
          <ButtonLink to={paths.generators.href()}>{words.toGenerators}</ButtonLink>
        </CardActions>
      </Card>
    </CardGrid>
  );
}
