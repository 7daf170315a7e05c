// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { latePart } from './late-part.tsx';

interface Props {
  readonly name: string;
}
const module = { default: ({ name }: Props) => <p>Hello {name}</p> };
const stand = {
  pending: ({ name }: Props) => <p>Waiting for {name}</p>,
  failed: ({ name }: Props, retry: () => void) => <button onClick={retry}>{name} did not arrive</button>,
};

let isUp = false;
beforeEach(() => {
  isUp = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
const load = async () => {
  if (isUp) return module;
  throw new Error('gone');
};

it('loads a late part when it is first shown, with a placeholder until then', async () => {
  let arrive!: (value: typeof module) => void;
  const loadSlowly = vi.fn(() => new Promise<typeof module>((resolve) => (arrive = resolve)));
  const Part = latePart(loadSlowly, stand);
  expect(loadSlowly).not.toHaveBeenCalled();
  await act(async () => render(<Part name="Mara" />));
  expect(screen.getByText('Waiting for Mara')).toBeInTheDocument();
  await act(async () => arrive(module));
  expect(screen.getByText('Hello Mara')).toBeInTheDocument();
  expect(loadSlowly).toHaveBeenCalledOnce();
});

it('leaves the rest of the page when a late part fails to load, and can retry it', async () => {
  const Part = latePart(load, stand);
  const page = (
    <>
      <p>The rest</p>
      <Part name="Mara" />
    </>
  );
  await act(async () => render(page));
  expect(screen.getByText('The rest')).toBeInTheDocument();
  const retry = () => act(async () => fireEvent.click(screen.getByText('Mara did not arrive')));
  await retry();
  expect(screen.getByText('Mara did not arrive')).toBeInTheDocument();
  isUp = true;
  await retry();
  expect(screen.getByText('Hello Mara')).toBeInTheDocument();
});

it('loads a failed part again when it is shown again', async () => {
  const Part = latePart(load, stand);
  const first = await act(async () => render(<Part name="Mara" />));
  first.unmount();
  isUp = true;
  await act(async () => render(<Part name="Mara" />));
  expect(screen.getByText('Hello Mara')).toBeInTheDocument();
});
