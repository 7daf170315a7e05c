import { theme } from '@storyloom/shared/theme';
import { TextField } from '@storyloom/shared/ui';
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly search: string;
  /** Number of questions shown. */
  readonly status: string;
  readonly onChange: (search: string) => void;
}

/** The search box. It applies at once, without a submit button. */
export function FaqSearch({ ref, search, status, onChange }: Props) {
  return (
    <Form role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        ref={ref}
        type="search"
        label={strings.search}
        placeholder={strings.placeholder}
        icon={<Search />}
        autoComplete="off"
        value={search}
        onChange={(event) => onChange(event.target.value)}
      />
      <Status role="status">{status}</Status>
    </Form>
  );
}

const { color, fontSize, media, space } = theme;

const Form = styled.form`
  display: grid;
  gap: ${space.xs};
  margin-block-end: ${space.xl};

  /* Without a script it has no use, and all questions are below. */
  ${media.scriptless} {
    display: none;
  }
`;

const Status = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`;
