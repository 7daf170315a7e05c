import { SegmentedControl } from '@storyloom/shared/ui/segmented-control';
import type { Billing } from '../../../model/pricing.ts';
import { strings } from '../strings.ts';

interface Props {
  readonly billing: Billing;
  readonly onChange: (billing: Billing) => void;
}

const CHOICES: readonly Billing[] = ['monthly', 'yearly'];
const OPTIONS = CHOICES.map((value) => ({ value, label: strings[value] }));

/** Monthly or yearly billing. Without a script, each plan shows both prices. */
export function BillingChoice({ billing, onChange }: Props) {
  return <SegmentedControl legend={strings.billing} options={OPTIONS} value={billing} onChange={onChange} />;
}
