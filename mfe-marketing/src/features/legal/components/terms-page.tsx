import { terms } from '../strings.ts';
import { LegalPage } from './legal-page.tsx';

export default function TermsPage() {
  return <LegalPage text={terms} />;
}
