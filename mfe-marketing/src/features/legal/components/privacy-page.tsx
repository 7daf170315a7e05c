import { privacy } from '../strings.ts';
import { LegalPage } from './legal-page.tsx';

export default function PrivacyPage() {
  return <LegalPage text={privacy} />;
}
