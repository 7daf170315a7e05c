import { theme } from '@storyloom/shared/theme';
import { Button, TextField } from '@storyloom/shared/ui';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

interface Props {
  readonly title: string;
  /** What the chapter is called where the chapters must be told apart. */
  readonly name: string;
  readonly lang: string;
  readonly onRename: (title: string) => void;
  readonly onCancel: () => void;
}

/** Another title for a chapter. Escape ends only this, and not the dialog around it. */
export function RenameForm({ title, name, lang, onRename, onCancel }: Props) {
  const [next, setNext] = useState(title);
  const [isTried, setTried] = useState(false);
  const isBlank = next.trim() === '';
  const field = useRef<HTMLInputElement>(null);
  const cancel = useEffectEvent(onCancel);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      cancel();
    };
    // The dialog listens on the document.
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, []);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    setTried(isBlank);
    if (!isBlank) onRename(next.replaceAll(/\s+/g, ' ').trim());
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextField
        label={strings.newTitle(name)}
        lang={lang}
        value={next}
        error={isTried && isBlank ? strings.blank : undefined}
        ref={field}
        onChange={({ target }) => setNext(target.value)}
      />
      <Buttons>
        <Button onClick={onCancel}>{strings.cancel}</Button>
        <Button type="submit" variant="primary">
          {strings.save}
        </Button>
      </Buttons>
    </Form>
  );
}

const { space } = theme;

const Form = styled.form`
  display: grid;
  flex: 1;
  gap: ${space.xs};
  padding-block: ${space.xs};
`;

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space.xs};
`;
