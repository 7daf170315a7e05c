// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { missingExports, versionConflicts } from './release-guard.ts';

const provided = (name: string) => ({ react: '19.3.1', '@storyloom/shared/ui': '0.1.0' })[name];
const conflicts = (...shares: readonly { name: string; requiredVersion?: string }[]) =>
  versionConflicts(shares, provided);

describe('versionConflicts', () => {
  it.each(['^19.3.1', '^19.0.0', '>=19', '~19.3.0', '19.3.1', '^18.2.0 || ^19.0.0'])(
    'The required version %s has no conflict with 19.3.1',
    (requiredVersion) => {
      expect(conflicts({ name: 'react', requiredVersion })).toEqual([]);
    },
  );

  it.each(['^18.0.0', '^20.0.0', '^19.4.0', '~19.2.0', '<19', '19.3.0'])(
    'The required version %s conflicts with 19.3.1, and both are named',
    (requiredVersion) => {
      expect(conflicts({ name: 'react', requiredVersion })).toEqual([
        `react ${requiredVersion} wanted, 19.3.1 provided`,
      ]);
    },
  );

  it('Versions before 1.0 are compatible within their minor version', () => {
    expect(conflicts({ name: '@storyloom/shared/ui', requiredVersion: '^0.1.0' })).toEqual([]);
    expect(conflicts({ name: '@storyloom/shared/ui', requiredVersion: '^0.2.0' })).toHaveLength(1);
  });

  it('A share that the page does not provide, or that accepts any version, has no conflict', () => {
    expect(
      conflicts({ name: 'lodash', requiredVersion: '^4' }, { name: 'react', requiredVersion: '*' }, { name: 'react' }),
    ).toEqual([]);
  });

  it('Every conflict is named', () => {
    expect(
      conflicts(
        { name: 'react', requiredVersion: '^18.0.0' },
        { name: '@storyloom/shared/ui', requiredVersion: '^2.0.0' },
      ),
    ).toHaveLength(2);
  });
});

describe('missingExports', () => {
  const ui = (name: string) => (name === '@storyloom/shared/ui' ? ['Button', 'Card'] : undefined);

  it('A name that the page’s own copy of a share lacks is reported with its share', () => {
    expect(missingExports({ '@storyloom/shared/ui': ['Button', 'GameBoard'] }, ui)).toEqual([
      'it needs ui.GameBoard, which this page does not have yet',
    ]);
  });

  it('Shares that another module provides are not compared', () => {
    expect(missingExports({ '@storyloom/shared/query': ['anything'] }, ui)).toEqual([]);
  });
});
