import { paths } from '@storyloom/shared/contract';
import { ButtonLink, EmptyState } from '@storyloom/shared/ui';
import { strings } from '../strings.ts';

/** Where the stories will be, with the way to the first one. */
export function NoStories() {
  return (
    <EmptyState
      title={strings.emptyTitle}
      action={
        <ButtonLink variant="primary" to={paths.generators.href()}>
          {strings.writeFirst}
        </ButtonLink>
      }
    >
      {strings.emptyText}
    </EmptyState>
  );
}
