import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { uiStrings } from './strings.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useSpokenError } from './use-spoken-error.ts';
import { VisuallyHidden } from './visually-hidden.ts';

/** Attributes that connect a control to its field; spread them on the control. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** Props of every labeled control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** The label is read out, not shown; only if the purpose is obvious, such as for a search box. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  /** What is wrong and how to fix it. */
  readonly error?: ReactNode;
  /** Shows "(optional)" beside the label. */
  readonly optional?: boolean | undefined;
}

export interface FieldProps extends FieldTexts {
  /** The control's id, if it is needed outside. */
  readonly id?: string | undefined;
  /** Shown opposite the hint, such as a character count. */
  readonly aside?: ReactNode;
  /** Ids of further descriptions. */
  readonly describedBy?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error of a control, connected to it. */
export function Field({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  aside,
  describedBy,
  children,
}: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const hasHint = isShown(hint);
  const hasError = isShown(error);
  const descriptions = [hasError && errorId, hasHint && hintId, describedBy].filter(Boolean).join(' ');
  useErrorTitle(hasError);
  const { spoken, handleFocus } = useSpokenError(controlId, hasError ? error : undefined);
  const LabelText = labelHidden ? VisuallyHidden : LabelWords;

  return (
    <Root onFocus={handleFocus}>
      <LabelText as="label" htmlFor={controlId}>
        {label}
        {optional && <Optional> ({uiStrings.optional})</Optional>}
      </LabelText>
      {children({
        id: controlId,
        ...(descriptions !== '' && { 'aria-describedby': descriptions }),
        ...(hasError && { 'aria-invalid': true }),
      })}
      <VisuallyHidden aria-live="assertive">{spoken}</VisuallyHidden>
      {(hasHint || hasError || isShown(aside)) && (
        <Below>
          <Notes>
            {hasError && (
              <ErrorNote id={errorId}>
                <CircleAlert aria-hidden />
                <span>
                  <VisuallyHidden>{uiStrings.errorPrefix} </VisuallyHidden>
                  {error}
                </span>
              </ErrorNote>
            )}
            {hasHint && <p id={hintId}>{hint}</p>}
          </Notes>
          {aside}
        </Below>
      )}
    </Root>
  );
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

const { color, fontSize, fontWeight, lineHeight, size, space } = theme;

const Root = styled.div`
  display: grid;
  gap: ${space['2xs']};
  min-inline-size: 0;
`;

const LabelWords = styled.span`
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.body};
`;

const Optional = styled.span`
  color: ${color.textMuted};
  font-weight: ${fontWeight.regular};
`;

const Below = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.md};
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.body};
`;

const Notes = styled.div`
  min-inline-size: 0;
`;

const ErrorNote = styled.p`
  display: flex;
  gap: ${space.xs};
  color: ${color.dangerText};

  & > svg {
    flex: none;
    inline-size: ${size.icon};
    block-size: 1lh;
  }
`;
