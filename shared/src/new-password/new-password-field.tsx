import { siteConfig } from '@storyloom/shared/api';
import { PASSWORD_MIN_LENGTH } from '@storyloom/shared/domain';
import { useHydrated } from '@storyloom/shared/hydration';
import { theme } from '@storyloom/shared/theme';
import { PasswordField, type PasswordFieldProps } from '@storyloom/shared/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { loadPasswordRules, strengthOf } from './password-rules.ts';
import { strings } from './strings.ts';

interface Props extends Omit<PasswordFieldProps, 'autoComplete' | 'hint' | 'value'> {
  readonly value: string;
  /** False while the form asks for an existing password in this field. */
  readonly chosen?: boolean;
}

/** A field for a new password, with its strength below. */
export function NewPasswordField({ value, chosen = true, ...field }: Props) {
  // A prerendered page knows no other limit than the default.
  const minLength = useHydrated() ? siteConfig().passwordMinLength : PASSWORD_MIN_LENGTH;
  const [, setLoaded] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  // Text typed before the page was hydrated comes without a focus event.
  const needsRules = chosen && (isUsed || value !== '');
  useEffect(() => {
    if (needsRules) void loadPasswordRules().then(() => setLoaded(true));
  }, [needsRules]);
  const settled = useDeferredValue(value);
  const strength = chosen ? strengthOf(settled) : undefined;
  return (
    <div onFocus={() => setIsUsed(true)}>
      <PasswordField
        {...field}
        autoComplete={chosen ? 'new-password' : 'current-password'}
        hint={chosen && strings.hint(minLength)}
        value={value}
      />
      {/* Always rendered: a live region is announced when it changes. */}
      <Strength role="status">
        {strength !== undefined && (
          <>
            <Bar aria-hidden style={{ inlineSize: `${((strength + 1) / strings.strength.length) * 100}%` }} />
            {strings.strength[strength]}
          </>
        )}
      </Strength>
    </div>
  );
}

const Strength = styled.div`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};

  &:not(:empty) {
    margin-block-start: ${theme.space.xs};
  }
`;

const Bar = styled.span`
  display: block;
  block-size: ${theme.space['3xs']};
  margin-block-end: ${theme.space['2xs']};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
