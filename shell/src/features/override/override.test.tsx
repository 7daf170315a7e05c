// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SERVER = 'http://127.0.0.1:5172';

/** Shows what a page at this address says of a developer's module. */
async function open(search: string) {
  history.replaceState(null, '', `/generators${search}`);
  document.head.innerHTML = `<meta name="storyloom-overrides" content="${SERVER}" />`;
  vi.resetModules();
  const { withOverride } = await import('../../federation/override.ts');
  const { Override } = await import('./override.tsx');
  withOverride({ remotes: [] });
  return render(<Override />).container;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => document.head.replaceChildren());

it('A page with a module from a developer’s server says so, and reports a server that it can’t follow', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(`?remote.generator=${SERVER}`);
  const badge = await screen.findByRole('region', { name: 'Module of a developer' });
  expect(badge).toHaveTextContent(`“generator” comes from ${SERVER}.`);
  expect(screen.getByRole('button', { name: 'Use the released one' })).toBeInTheDocument();
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
});

it('A page with released modules only says nothing of a developer', async () => {
  expect(await open('')).toBeEmptyDOMElement();
});
