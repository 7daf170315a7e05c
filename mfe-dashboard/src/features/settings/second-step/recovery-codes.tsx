import { saveFile } from '@storyloom/shared/exports';
import { theme } from '@storyloom/shared/theme';
import { Alert, Button, CardActions, Checkbox, Stack } from '@storyloom/shared/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { copyText } from './copy-text.ts';
import { StepHeading } from './step-heading.tsx';
import { strings } from './strings.ts';

const words = strings.codes;

interface Props {
  readonly email: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The new recovery codes, which can't be shown again later. */
export function RecoveryCodes({ email, codes, onDone }: Props) {
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const text = codes.join('\n');

  function handleDone() {
    if (kept) return onDone();
    setAsked(true);
    box.current?.focus();
  }

  return (
    <Stack>
      <StepHeading>{words.title}</StepHeading>
      <p>{words.text}</p>
      <Codes aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <CardActions>
        <Button onClick={() => void copyText(text, words.copied)}>{words.copy}</Button>
        <Button onClick={() => saveFile(new Blob([words.file(email, text)], { type: 'text/plain' }), words.fileName)}>
          {words.download}
        </Button>
      </CardActions>
      <Checkbox ref={box} label={words.kept} checked={kept} onChange={(event) => setKept(event.target.checked)} />
      {asked && !kept && (
        <Alert tone="warning" live="assertive">
          {words.keptMissing}
        </Alert>
      )}
      <CardActions>
        <Button variant="primary" onClick={handleDone}>
          {words.done}
        </Button>
      </CardActions>
    </Stack>
  );
}

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${theme.layout.column}, 1fr));
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;
