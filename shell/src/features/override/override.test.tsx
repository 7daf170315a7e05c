// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { withOverride } from '../../federation/override.ts';
import { Override } from './override.tsx';

const SERVER = 'http://127.0.0.1:5172';
afterEach(() => document.head.replaceChildren());

it('says that a module comes from a developer’s server, and reports a server that it can’t follow', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.head.innerHTML = `<meta name="storyloom-overrides" content="${SERVER}" />`;
  withOverride({ remotes: [] });
  const { container, unmount } = render(<Override />);
  expect(container).toBeEmptyDOMElement();
  unmount();
  history.replaceState(null, '', `/generators?remote.generator=${SERVER}`);
  withOverride({ remotes: [] });
  render(<Override />);
  const badge = await screen.findByRole('region', { name: 'Module of a developer' });
  expect(badge).toHaveTextContent(`“generator” comes from ${SERVER}.`);
  expect(screen.getByText('Use the released one', { selector: 'button' })).toBeInTheDocument();
  await waitFor(() => expect(report).toHaveBeenCalledOnce());
});
