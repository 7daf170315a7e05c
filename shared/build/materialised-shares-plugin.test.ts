import { describe, expect, it } from 'vitest';
import { unmaterialisedShares } from './materialised-shares-plugin.mjs';

const entry = (name: string, materialize: string) =>
  `"${name}":{name:\`${name}\`,version:\`1.0.0\`,scope:[\`default\`],loaded:!1,materialize:${materialize},eager:!0}`;

describe('the share map of a shell build', () => {
  it('The check finds nothing when every share is materialised', () => {
    expect(unmaterialisedShares(`{${entry('react', '!0')},${entry('react-dom', 'true')}}`)).toEqual([]);
  });

  it('The check names each share that is not materialised', () => {
    const code = `{${entry('react', '!1')},${entry('@storyloom/shared/ui', '!0')},${entry('react-dom', 'false')}}`;
    expect(unmaterialisedShares(code)).toEqual(['react', 'react-dom']);
  });
});
