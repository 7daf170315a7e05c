import { confirmCode, type Enrolment } from '@storyloom/shared/api/second-factor';
import { theme } from '@storyloom/shared/theme';
import { Button, Stack } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import { CodeForm } from './code-form.tsx';
import { copyText } from './copy-text.ts';
import { StepHeading } from './step-heading.tsx';
import { strings } from './strings.ts';

const words = strings.app;

interface Props {
  readonly enrolment: Enrolment;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

/** In groups of four, for typing. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Shows the key for the authenticator app, and asks for a code that proves that the app has it. */
export function AuthenticatorStep({ enrolment: { factorId, secret, qrCode }, onDone, onCancel }: Props) {
  return (
    <Stack>
      <StepHeading>{words.title}</StepHeading>
      <p>{words.scan}</p>
      <QrCode src={qrCode} alt={words.qrCode} />
      <p>{words.orType}</p>
      <Key>{grouped(secret)}</Key>
      <div>
        <Button onClick={() => void copyText(secret, words.keyCopied)}>{words.copyKey}</Button>
      </div>
      <CodeForm
        submit={words.submit}
        hint={words.hint}
        onCode={async (code) => {
          await confirmCode(factorId, code);
          await onDone();
        }}
        onCancel={onCancel}
      />
    </Stack>
  );
}

/** White in the dark theme as well: cameras need dark on light. */
const QrCode = styled.img`
  inline-size: min(${theme.layout.column}, 100%);
  block-size: auto;
  border-radius: ${theme.radius.md};
`;

const Key = styled.code`
  font-family: ${theme.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;
