type TextField = HTMLInputElement | HTMLTextAreaElement;
export type TextFields = readonly TextField[];

/** The text fields, in the order of the page. */
export function textFieldsIn(place: ParentNode): TextFields {
  return [...place.querySelectorAll<TextField>('input:not([type="radio"], [type="checkbox"]), textarea')];
}

/** As if the user typed it, with the caret where it was: React compares a field with its last known value. */
function type(field: TextField, text: string, { selectionStart: start, selectionEnd: end }: TextField): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  field.value = '';
  own?.set?.call(field, text);
  // Email fields do not report the position of the caret.
  if (start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const textsOf = (fields: TextFields) => fields.map(({ value, defaultValue }) => (value === defaultValue ? '' : value));

/** Copies what was typed before hydration to the same fields of the hydrated page. */
export function carryTypedText(from: TextFields, to: TextFields): void {
  const texts = textsOf(from);
  from.forEach((typed, index) => {
    const [text, field] = [texts[index], to[index]];
    if (text && field) type(field, text, typed);
  });
}
