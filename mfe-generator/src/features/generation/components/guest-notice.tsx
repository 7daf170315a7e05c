import type { GuestUsage } from '@storyloom/shared/stream';
import { Alert } from '@storyloom/shared/ui';
import { strings } from '../strings.ts';
import { SignInLink } from './sign-in-link.tsx';

/** Says what is left of the free stories, before and at the limit. */
export function GuestNotice({ usage }: { readonly usage: GuestUsage }) {
  return (
    <Alert tone={usage.used < usage.limit ? 'info' : 'warning'} actions={<SignInLink />}>
      {strings.guestUsage(usage)}
    </Alert>
  );
}
