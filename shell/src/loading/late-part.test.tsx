// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { latePart } from './late-part.tsx';

interface Props {
  readonly name: string;
}
const module = { default: ({ name }: Props) => <p>Hello {name}</p> };
const stand = {
  pending: ({ name }: Props) => <p>Waiting for {name}</p>,
  failed: ({ name }: Props, retry: () => void) => <button onClick={retry}>{name} did not arrive</button>,
};

it('is asked for when it is first shown, and stands for itself until it is there', async () => {
  let arrive!: (value: typeof module) => void;
  const load = vi.fn(() => new Promise<typeof module>((resolve) => (arrive = resolve)));
  const Part = latePart(load, stand);
  expect(load).not.toHaveBeenCalled();
  await act(async () => render(<Part name="Mara" />));
  expect(screen.getByText('Waiting for Mara')).toBeInTheDocument();
  await act(async () => arrive(module));
  expect(screen.getByText('Hello Mara')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('that did not arrive takes nothing else along, and is asked for again when told to', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let up = false;
  const load = () => (up ? Promise.resolve(module) : Promise.reject<typeof module>(new Error('gone')));
  const Part = latePart(load, stand);
  await act(async () =>
    render(
      <>
        <p>The rest</p>
        <Part name="Mara" />
      </>,
    ),
  );
  const retry = () => act(async () => fireEvent.click(screen.getByText('Mara did not arrive')));
  expect(screen.getByText('The rest')).toBeInTheDocument();
  await retry();
  expect(screen.getByText('Mara did not arrive')).toBeInTheDocument();
  up = true;
  await retry();
  expect(screen.getByText('Hello Mara')).toBeInTheDocument();
});

it('is asked for again by itself when it is shown again after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let up = false;
  const load = () => (up ? Promise.resolve(module) : Promise.reject<typeof module>(new Error('gone')));
  const Part = latePart(load, stand);
  const first = await act(async () => render(<Part name="Mara" />));
  first.unmount();
  up = true;
  await act(async () => render(<Part name="Mara" />));
  expect(screen.getByText('Hello Mara')).toBeInTheDocument();
});
