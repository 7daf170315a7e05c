import { useSession } from '@storyloom/shared/auth';
import { paths } from '@storyloom/shared/contract';
import { ButtonLink, CardActions, CardGrid, Stack } from '@storyloom/shared/ui';
import { ReadingChoices } from '@storyloom/shared/ui/reader';
import { ThemeChoice } from '@storyloom/shared/ui/theme-choice';
import type { ReactNode } from 'react';
import { DeleteAccount } from '../deletion/delete-account.tsx';
import { SecondStepCard } from '../second-step/second-step-card.tsx';
import { SessionsCard } from '../sessions/sessions-card.tsx';
import { strings } from '../strings.ts';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SettingsCard } from './settings-card.tsx';

/** The settings tab: preferences for writing and reading, and the account. */
export default function AccountSettings({ ownData }: { readonly ownData: ReactNode }) {
  const { user } = useSession();
  return (
    <CardGrid $min="cardWide">
      <Stack $gap="lg">
        <SettingsCard title={strings.preferences} text={strings.preferencesText}>
          <CardActions>
            <ButtonLink to={paths.generators.href()}>{strings.toGenerators}</ButtonLink>
          </CardActions>
        </SettingsCard>
        {user && <NameForm userId={user.id} />}
        {user && <EmailForm email={user.email ?? ''} />}
        {user && <SessionsCard userId={user.id} />}
        {ownData}
      </Stack>
      <Stack $gap="lg">
        <SettingsCard title={strings.reading} text={strings.readingText}>
          <div>
            <ThemeChoice />
          </div>
          <ReadingChoices />
        </SettingsCard>
        {user && <PasswordForm email={user.email ?? ''} />}
        {user && <SecondStepCard userId={user.id} email={user.email ?? ''} />}
        {user && <DeleteAccount user={user} />}
      </Stack>
    </CardGrid>
  );
}
