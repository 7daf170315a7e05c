import type { ReactNode } from 'react';

interface ActionEntry {
  readonly type: 'action';
  readonly label: string;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly tone?: 'danger' | undefined;
  readonly disabled?: boolean | undefined;
}

interface LinkEntry {
  readonly type: 'link';
  readonly label: string;
  readonly to: string;
  readonly icon?: ReactNode;
}

/** A setting that can be on or off; choosing it leaves the menu open. */
interface CheckEntry {
  readonly type: 'check';
  readonly label: string;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

export interface GroupEntry {
  readonly type: 'group';
  readonly label: string;
  readonly items: readonly (ActionEntry | LinkEntry | CheckEntry)[];
}

/** A setting with several values; choosing one leaves the menu open. */
export interface ChoiceEntry {
  readonly type: 'choice';
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

interface SeparatorEntry {
  readonly type: 'separator';
}

export type MenuEntry = ActionEntry | LinkEntry | CheckEntry | GroupEntry | ChoiceEntry | SeparatorEntry;
