import type { BuildVersion, ReleaseMap } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { IconButton, VisuallyHidden } from '@storyloom/shared/ui';
import { useStillPage } from '@storyloom/shared/ui/still-page';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { releaseOf } from '../../federation/releases.ts';
import { RELEASE } from '../../federation/spelling.ts';
import { shellIntegrity } from './shell-integrity.ts';
import { strings } from './strings.ts';

export interface VersionPanelProps {
  /** With which the page was opened. */
  readonly releases: ReleaseMap;
  readonly onClose: () => void;
}

interface Row extends BuildVersion {
  readonly id: string;
  readonly name: string;
  readonly release?: string | undefined;
}

/** Characters of a hash that are shown; the rest is in its title. */
const SHOWN = 8;

function rowsOf({ shell, remotes }: ReleaseMap): readonly Row[] {
  // A module that was asked for again may be of a newer release.
  const modules = remotes.map((opened) => {
    const current = releaseOf(opened.id) ?? opened;
    return { ...current, release: RELEASE.exec(current.entry)?.[0] };
  });
  return [{ ...shell, id: 'shell', name: strings.shell, release: shellIntegrity() }, ...modules];
}

/** The versions of the shell and the modules of this page, as a modal dialog. */
export function VersionPanel({ releases, onClose }: VersionPanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const title = useId();
  useStillPage();
  useLayoutEffect(() => {
    const dialog = panel.current;
    dialog?.showModal();
    // Closed before it is removed, so that the browser restores the focus.
    return () => dialog?.close();
  }, []);
  return (
    <Panel ref={panel} aria-labelledby={title} onClose={onClose}>
      <Top>
        <h2 id={title}>{strings.title}</h2>
        <IconButton label={strings.close} icon={<X aria-hidden />} onClick={onClose} />
      </Top>
      <Scroll role="region" aria-label={strings.title} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {[strings.module, strings.release, strings.version, strings.commit, strings.built].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(releases).map(({ id, name, version, commit, built, release }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{id === 'shell' || !release ? <Hash value={release} /> : <code>{release}</code>}</td>
                <td>{version ?? <Unknown />}</td>
                <td>
                  <Hash value={commit} />
                </td>
                <td>{built ? <time dateTime={built}>{built.slice(0, 10)}</time> : <Unknown />}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Panel>
  );
}

function Hash({ value }: { readonly value: string | undefined }) {
  if (!value) return <Unknown />;
  const [, hash = value, rest = ''] = /^(?:sha\d+-)?([^-]+)(-dirty)?$/.exec(value) ?? [];
  return <code title={value}>{`${hash.slice(0, SHOWN)}${rest && '+'}`}</code>;
}

function Unknown() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{strings.unknown}</VisuallyHidden>
    </>
  );
}

const { borderWidth, color, font, fontSize, fontWeight, layout, radius, space } = theme;

const Panel = styled.dialog`
  inline-size: calc(100% - 2 * ${space.sm});
  max-inline-size: ${layout.narrow};
  margin: auto;
  padding: ${space.md};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${color.shadowDialog};

  &::backdrop {
    background: ${color.scrim};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space.sm};

  & > h2 {
    font-size: ${fontSize.xl};
  }
`;

const Scroll = styled.div`
  overflow: auto;
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.md};
`;

const Table = styled.table`
  inline-size: 100%;
  font-size: ${fontSize.sm};
  white-space: nowrap;

  & :is(th, td) {
    padding: ${space.xs};
    border-block-start: ${borderWidth.hairline} solid ${color.border};
    text-align: start;
    font-weight: ${fontWeight.regular};
  }

  & thead th {
    border-block-start: 0;
    color: ${color.textMuted};
  }

  & tbody th {
    white-space: normal;
  }

  & code {
    font-family: ${font.mono};
  }
`;
