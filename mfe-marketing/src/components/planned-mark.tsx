import { Chip } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** Marks what is not built yet. */
export function PlannedMark() {
  return <Chip>{strings.planned}</Chip>;
}
