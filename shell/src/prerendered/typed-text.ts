type TextField = HTMLInputElement | HTMLTextAreaElement;
export type TextFields = readonly TextField[];

/** What one types into, in the order of the page. */
export function textFieldsIn(place: ParentNode): TextFields {
  return [...place.querySelectorAll<TextField>('input:not([type="radio"], [type="checkbox"]), textarea')];
}

/** As if a person typed it: React compares a field with what it last knew of it. */
function type(field: TextField, text: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  const { selectionStart: start, selectionEnd: end } = field;
  field.value = '';
  own?.set?.call(field, text);
  // Fields for addresses tell no place of the caret.
  if (start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Gives what was typed before React knew the page to the same fields of the page that it knows. */
export function carryTypedText(from: TextFields, to: TextFields): void {
  const texts = from.map(({ value, defaultValue }) => (value === defaultValue ? '' : value));
  texts.forEach((text, index) => {
    const field = to[index];
    if (text && field) type(field, text);
  });
}
