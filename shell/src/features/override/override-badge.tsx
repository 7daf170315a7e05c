import { theme } from '@storyloom/shared/theme';
import { Button, Container } from '@storyloom/shared/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { type Override, withoutOverride } from '../../federation/override.ts';
import { strings } from './strings.ts';

interface Props {
  readonly override: Override;
}

/** What is used of the client that Vite's development servers have for browsers. */
interface ViteClient {
  readonly createHotContext: (owner: string) => { on: (event: string, listener: () => void) => void };
}

/** Of the federation plugin, for every file that changes; see shared/build/vite.mjs. */
const CHANGED = 'mf:remote-update';

async function followChanges(origin: string): Promise<void> {
  const client = (await import(/* @vite-ignore */ `${origin}/@vite/client`)) as ViteClient;
  client.createHotContext('/storyloom').on(CHANGED, () => location.reload());
}

/** Above the page, so that it covers nothing. */
export default function OverrideBadge({ override }: Props) {
  const { id, origin } = override;
  useEffect(() => {
    followChanges(origin).catch((error: unknown) => console.error(error));
  }, [origin]);
  return (
    <Container>
      <Badge aria-label={strings.label}>
        <p>{strings.from(id, origin)}</p>
        <Button onClick={() => location.assign(withoutOverride(override))}>{strings.end}</Button>
      </Badge>
    </Container>
  );
}

const { borderWidth, color, radius, space } = theme;

const Badge = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};
  margin-block-end: ${space.lg};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.md};
  border: ${borderWidth.hairline} dashed ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  overflow-wrap: anywhere;

  ${theme.media.print} {
    display: none;
  }
`;
