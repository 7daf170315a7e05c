import { theme } from '@storyloom/shared/theme';
import { Button, Chip, IconButton, TextArea, TextField } from '@storyloom/shared/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { type Draft, FIELD_MAX } from '../model/notes-draft.ts';
import { strings } from '../strings.ts';
import { overOf } from './field-problem.ts';

interface Props<Field extends keyof typeof FIELD_MAX> {
  readonly entry: Draft<Readonly<Record<Field, string>>>;
  /** What it is called while it is closed. */
  readonly name: string;
  readonly fields: readonly [Field, ...Field[]];
  readonly lang: string;
  /** It was just added, and is open. */
  readonly isFresh: boolean;
  readonly onChange: (entry: Draft<Readonly<Record<Field, string>>>) => void;
  readonly onRemove: () => void;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
  /** For entries whose order matters. */
  readonly onMove?: ((step: -1 | 1) => void) | undefined;
}

/** An entry of the notes. It is closed at first, so that a long list can be looked through. */
export function EntryForm<Field extends keyof typeof FIELD_MAX>({
  entry,
  name,
  fields: [first, ...others],
  lang,
  isFresh,
  onChange,
  onRemove,
  place,
  onMove,
}: Props<Field>) {
  const change = (field: Field, text: string) => onChange({ ...entry, [field]: text, isFound: false });
  const isNameless =
    first === 'name' && entry[first].trim() === '' && others.some((field) => entry[field].trim() !== '');
  const about = others[0] && entry[others[0]];
  return (
    <Entry open={isFresh || undefined} data-entry={entry.id}>
      <summary>
        <span lang={lang}>{name}</span> {entry.isFound && <Chip>{strings.found}</Chip>}
        {about && <small lang={lang}>{about}</small>}
      </summary>
      <Fields>
        <TextField
          label={strings.fields[first]}
          lang={lang}
          value={entry[first]}
          error={isNameless ? strings.nameless : overOf(entry[first], FIELD_MAX[first])}
          onChange={({ target }) => change(first, target.value)}
        />
        {others.map((field) => (
          <TextArea
            key={field}
            label={strings.fields[field]}
            lang={lang}
            minRows={1}
            value={entry[field]}
            error={overOf(entry[field], FIELD_MAX[field])}
            onChange={({ target }) => change(field, target.value)}
          />
        ))}
        <Tools>
          <Button icon={<Trash2 aria-hidden />} aria-label={strings.removeLabel(name)} onClick={onRemove}>
            {strings.remove}
          </Button>
          {onMove && (
            <>
              <Step
                data-step={-1}
                label={strings.up(name)}
                icon={<ArrowUp />}
                aria-disabled={place.isFirst}
                onClick={() => onMove(-1)}
              />
              <Step
                data-step={1}
                label={strings.down(name)}
                icon={<ArrowDown />}
                aria-disabled={place.isLast}
                onClick={() => onMove(1)}
              />
            </>
          )}
        </Tools>
      </Fields>
    </Entry>
  );
}

const { borderWidth, color, fontSize, fontWeight, radius, size, space } = theme;

const Entry = styled.details`
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.md};

  & > summary {
    min-block-size: ${size.touch};
    padding: ${space.xs} ${space.sm};
    font-weight: ${fontWeight.medium};
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    overflow: hidden;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.regular};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[open] small {
    display: none;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space.sm};
  padding: ${space.xs} ${space.sm} ${space.sm};
`;

const Tools = styled.div`
  display: flex;
  gap: ${space.xs};
`;

const Step = styled(IconButton)`
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
