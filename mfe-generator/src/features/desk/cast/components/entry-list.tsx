import { theme } from '@storyloom/shared/theme';
import { Button } from '@storyloom/shared/ui';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Draft, FIELD_MAX, LIST_MAX, type ListName } from '../model/notes-draft.ts';
import { strings } from '../strings.ts';
import { EntryForm } from './entry-form.tsx';

interface Props<Field extends keyof typeof FIELD_MAX> {
  readonly kind: ListName;
  /** The first is the entry's name. */
  readonly fields: readonly [Field, ...Field[]];
  readonly entries: readonly Draft<Readonly<Record<Field, string>>>[];
  readonly lang: string;
  readonly make: () => Draft<Readonly<Record<Field, string>>>;
  readonly onChange: (entries: readonly Draft<Readonly<Record<Field, string>>>[]) => void;
}

/** Entries of the notes, each of which opens to be edited. */
export function EntryList<Field extends keyof typeof FIELD_MAX>({
  kind,
  fields,
  entries,
  lang,
  make,
  onChange,
}: Props<Field>) {
  const [fresh, setFresh] = useState<string>();
  const [removed, setRemoved] = useState<{ readonly entry: (typeof entries)[number]; readonly index: number }>();
  const [moved, setMoved] = useState<{ readonly id: string; readonly step: -1 | 1; readonly news: string }>();
  const list = useRef<HTMLDivElement>(null);
  const isFull = entries.length >= LIST_MAX[kind];
  const nameOf = (entry: Readonly<Record<Field, string>>) => entry[fields[0]].trim() || strings.unnamed[kind];

  useLayoutEffect(() => {
    if (fresh !== undefined) list.current?.querySelector<HTMLElement>(`[data-entry='${fresh}'] input`)?.focus();
  }, [fresh]);

  // The browser takes the focus from an element that is moved.
  useLayoutEffect(() => {
    if (!moved) return;
    list.current?.querySelector<HTMLElement>(`[data-entry='${moved.id}'] [data-step='${moved.step}']`)?.focus();
  }, [moved]);

  function handleAdd() {
    const entry = make();
    onChange([...entries, entry]);
    setRemoved(undefined);
    setMoved(undefined);
    setFresh(entry.id);
  }

  function handleRemove(index: number) {
    const entry = entries[index];
    if (!entry) return;
    onChange(entries.toSpliced(index, 1));
    setRemoved({ entry, index });
    setMoved(undefined);
    list.current?.focus();
  }

  function handleMove(index: number, step: -1 | 1) {
    const [entry, other] = [entries[index], entries[index + step]];
    if (!entry || !other) return;
    onChange(entries.with(index, other).with(index + step, entry));
    setRemoved(undefined);
    setMoved({ id: entry.id, step, news: strings.moved(nameOf(entry), index + step, entries.length) });
  }

  function handleUndo() {
    if (!removed) return;
    onChange(entries.toSpliced(removed.index, 0, removed.entry));
    setRemoved(undefined);
    list.current?.focus();
  }

  return (
    <Root ref={list} role="group" aria-label={strings[kind]} tabIndex={-1}>
      {entries.length === 0 && <Note>{strings.none[kind]}</Note>}
      {entries.map((entry, index) => (
        <EntryForm
          key={entry.id}
          entry={entry}
          name={nameOf(entry)}
          fields={fields}
          lang={lang}
          isFresh={entry.id === fresh}
          onChange={(changed) => onChange(entries.with(index, changed))}
          onRemove={() => handleRemove(index)}
          place={{ isFirst: index === 0, isLast: index === entries.length - 1 }}
          onMove={kind === 'outline' ? (step) => handleMove(index, step) : undefined}
        />
      ))}
      <Foot>
        <Button icon={<Plus aria-hidden />} disabled={isFull} focusableWhenDisabled onClick={handleAdd}>
          {strings.add[kind]}
        </Button>
        {isFull && <Note>{strings.full(LIST_MAX[kind])}</Note>}
        <Note role="status">{removed ? strings.removed(nameOf(removed.entry)) : moved?.news}</Note>
        {removed && <Button onClick={handleUndo}>{strings.undo}</Button>}
      </Foot>
    </Root>
  );
}

const { color, fontSize, space } = theme;

const Root = styled.div`
  display: grid;
  gap: ${space.xs};

  &:focus-visible {
    outline: none;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
  margin-block-start: ${space.xs};
`;

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;
