import { warmUp as warmUpFunctions } from '@storyloom/functions/warm-up';
import { enrolTotp } from './auth/totp.ts';

export { startLiteApp } from './lite-app.ts';
export { createServices } from './services.ts';

/** Runs code whose first run takes many times as long as later ones, so that no visitor has to wait for it. */
export function warmUp(): void {
  warmUpFunctions();
  enrolTotp('', '');
}
