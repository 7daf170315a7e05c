import { Alert, Button, Skeleton, VisuallyHidden } from '@storyloom/shared/ui';
import { latePart } from '../../loading/late-part.tsx';
import { strings } from './strings.ts';

const stand = {
  pending: () => (
    <div aria-busy="true">
      <VisuallyHidden role="status">{strings.loading}</VisuallyHidden>
      <Skeleton lines={2} />
    </div>
  ),
  failed: (_props: object, retry: () => void) => (
    <Alert tone="warning" live="assertive" actions={<Button onClick={retry}>{strings.retry}</Button>}>
      {strings.formFailed}
    </Alert>
  ),
};

/** The forms for a forgotten password, which few users see. */
export const LateRequestResetForm = latePart(() => import('./request-reset-form.tsx'), stand);
/** The target of the links in mails. */
export const LateConfirmPage = latePart(() => import('./confirm-page.tsx'), stand);
export const LateNewPasswordForm = latePart(() => import('./new-password-form.tsx'), stand);
/** After the password, for accounts with two-step sign-in. */
export const LateSecondStepForm = latePart(() => import('./second-step-form.tsx'), stand);
