// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { carryTypedText, textFieldsIn } from './typed-text.ts';

function Form() {
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('as it is');
  return (
    <form>
      <input type="radio" />
      <input type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <textarea value={note} onChange={(event) => setNote(event.target.value)} />
      <output>{`${email}, ${note}`}</output>
    </form>
  );
}

const said = (place: ParentNode) => place.querySelector('output')?.textContent;

it('carries typed text to the page that replaces the prerendered one, and leaves other fields alone', async () => {
  const old = document.createElement('div');
  old.innerHTML = renderToString(<Form />);
  const { container } = render(<Form />);
  const carry = () => act(async () => carryTypedText(textFieldsIn(old), textFieldsIn(container)));
  fireEvent.change(container.querySelector('textarea')!, { target: { value: 'from a draft' } });
  await carry();
  expect(said(container)).toBe(', from a draft');
  old.querySelector('textarea')!.value = 'as I want it';
  // An email field reports no caret.
  old.querySelector<HTMLInputElement>('[type="email"]')!.value = 'mara@example.com';
  await carry();
  expect(said(container)).toBe('mara@example.com, as I want it');
  expect(container.querySelector('textarea')).toHaveValue('as I want it');
  expect(() => carryTypedText(textFieldsIn(container), [])).not.toThrow();
});
