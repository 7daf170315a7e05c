import { Alert } from '@storyloom/shared/ui';
import { strings } from './strings.ts';

/** Says of the plans that they are none yet, before anybody reads a price. */
export function SaleNotice() {
  return <Alert title={strings.notOnSale.title}>{strings.notOnSale.text}</Alert>;
}
