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

it('A late part is loaded when it is first shown, with a placeholder until then', async () => {
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

it('A late part that fails to load leaves the rest of the page, and can be retried', async () => {
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

it('A late part that failed to load is loaded again when it is shown again', async () => {
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
