import { tabStorage } from '@storyloom/shared/device-storage';

type TextField = HTMLInputElement | HTMLTextAreaElement;
export type TextFields = readonly TextField[];

/** The text fields, in the order of the page. */
export function textFieldsIn(place: ParentNode): TextFields {
  return [...place.querySelectorAll<TextField>('input:not([type="radio"], [type="checkbox"]), textarea')];
}

/** As if the user typed it: React compares a field with its last known value. */
function type(field: TextField, text: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  const { selectionStart: start, selectionEnd: end } = field;
  field.value = '';
  own?.set?.call(field, text);
  // Email fields do not report the position of the caret.
  if (start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const textsOf = (fields: TextFields) => fields.map(({ value, defaultValue }) => (value === defaultValue ? '' : value));

/** Key in session storage of what was typed into a page that is reloaded. */
const KEY = 'storyloom-typed';

/** What is never stored, even for a moment. */
const PRIVATE = '[type="password"], [type="email"]';

/** Keeps what was typed over a reload of this page. */
export function storeTypedText(fields: TextFields): void {
  const texts = textsOf(fields).map((text, index) => (fields[index]?.matches(PRIVATE) ? '' : text));
  if (texts.some((text) => text !== '')) {
    tabStorage.write(KEY, JSON.stringify({ pathname: location.pathname, texts }));
  }
}

/** Puts back what was typed before the page was reloaded, once. */
export function restoreTypedText(fields: TextFields): void {
  const kept = tabStorage.readJson(KEY) as { readonly pathname?: unknown; readonly texts?: unknown } | undefined;
  tabStorage.remove(KEY);
  if (kept?.pathname !== location.pathname || !Array.isArray(kept.texts)) return;
  kept.texts.forEach((text: unknown, index) => {
    const field = fields[index];
    if (field && typeof text === 'string' && text !== '' && !field.matches(PRIVATE)) field.value = text;
  });
}

/** Copies what was typed before hydration to the same fields of the hydrated page. */
export function carryTypedText(from: TextFields, to: TextFields): void {
  textsOf(from).forEach((text, index) => {
    const field = to[index];
    if (text && field) type(field, text);
  });
}
