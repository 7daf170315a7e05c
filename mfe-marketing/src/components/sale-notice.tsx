import { Alert } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** Says what applies until the plans are on sale, and what “Planned” means. */
export function SaleNotice() {
  return <Alert title={strings.notOnSale.title}>{strings.notOnSale.text}</Alert>;
}
