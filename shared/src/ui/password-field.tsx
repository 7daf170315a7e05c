import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, Ref } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { controlStyles } from './control-styles.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { uiStrings } from './strings.ts';
import { VisuallyHidden } from './visually-hidden.ts';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'autoComplete'>, FieldTexts {
  /** Tells password managers whether to fill in or to suggest. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown; it is hidden again when its form is submitted. */
export function PasswordField({ id, label, labelHidden, hint, error, optional, ref, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState<boolean>();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The browser would store a shown password in its form history like ordinary text.
    const form = root.current?.closest('form');
    const hide = () => setShown((before) => (before === undefined ? before : false));
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(control) => (
        <Box ref={root}>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            {...(ref !== undefined && { ref: ref as Ref<HTMLInputElement> })}
            type={shown === true ? 'text' : 'password'}
          />
          <Toggle
            label={shown === true ? uiStrings.hidePassword : uiStrings.showPassword}
            icon={shown === true ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            aria-controls={control.id}
            disabled={input.disabled}
            onClick={() => setShown(shown !== true)}
          />
          <VisuallyHidden aria-live="polite">
            {shown !== undefined && (shown ? uiStrings.passwordShown : uiStrings.passwordHidden)}
          </VisuallyHidden>
        </Box>
      )}
    </Field>
  );
}

const { size, space } = theme;

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline-end: calc(${size.touch} + ${space['2xs']});

  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space['3xs']};
  margin-block: auto;
`;
