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

/** Copies what was typed before hydration to the same fields of the hydrated page. */
export function carryTypedText(from: TextFields, to: TextFields): void {
  textsOf(from).forEach((text, index) => {
    const field = to[index];
    if (text && field) type(field, text);
  });
}
