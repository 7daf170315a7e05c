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

it('Text that was typed before hydration reaches the hydrated page', async () => {
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

it('Typed text reaches the page that replaces a prerendered one', async () => {
  const old = document.createElement('div');
  old.innerHTML = renderToString(<Form />);
  old.querySelector('textarea')!.value = 'as I want it';
  const { container } = render(<Form />);
  await act(async () => carryTypedText(textFieldsIn(old), textFieldsIn(container)));
  expect(said(container)).toBe(', as I want it');
});

it('Without typed text nothing is changed, and a page with other fields is tolerated', async () => {
  const old = document.createElement('div');
  old.innerHTML = renderToString(<Form />);
  const { container } = render(<Form />);
  fireEvent.change(container.querySelector('textarea')!, { target: { value: 'from a draft' } });
  await act(async () => carryTypedText(textFieldsIn(old), textFieldsIn(container)));
  expect(said(container)).toBe(', from a draft');
  expect(container.querySelector('textarea')).toHaveValue('from a draft');
  expect(() => carryTypedText(textFieldsIn(container), [])).not.toThrow();
});
