// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
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

it('carries text that was typed before hydration to the hydrated page', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Form />);
  const before = textFieldsIn(place);
  place.querySelector<HTMLInputElement>('[type="email"]')!.value = 'mara@example.com';
  const root = await act(async () => hydrateRoot(place, <Form />));
  await act(async () => carryTypedText(before, textFieldsIn(place)));
  expect(said(place)).toBe('mara@example.com, as it is');
  expect(place.querySelector<HTMLInputElement>('[type="email"]')!).toHaveValue('mara@example.com');
  await act(async () => root.unmount());
  place.remove();
});

it('carries typed text to the page that replaces the prerendered one, and leaves other fields alone', async () => {
  const old = document.createElement('div');
  old.innerHTML = renderToString(<Form />);
  const { container } = render(<Form />);
  const carry = () => act(async () => carryTypedText(textFieldsIn(old), textFieldsIn(container)));
  fireEvent.change(container.querySelector('textarea')!, { target: { value: 'from a draft' } });
  await carry();
  expect(said(container)).toBe(', from a draft');
  old.querySelector('textarea')!.value = 'as I want it';
  await carry();
  expect(said(container)).toBe(', as I want it');
  expect(container.querySelector('textarea')).toHaveValue('as I want it');
  expect(() => carryTypedText(textFieldsIn(container), [])).not.toThrow();
});
