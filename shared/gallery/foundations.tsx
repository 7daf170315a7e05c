import { styled } from 'styled-components';
import { theme, tokens } from '@storyloom/shared/theme';
import { Card, Cluster, Stack } from '@storyloom/shared/ui';
import { Specimen, State } from './specimen.tsx';

const SURFACES = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;
const TONES = ['danger', 'success', 'info', 'warning'] as const;
const GENRES = Object.keys(tokens.color.light.genre);
const SIZES = ['displayLg', 'displayMd', 'displaySm', 'xl', 'lg', 'md', 'sm', 'xs'] as const;

/** Colours and typography. */
export function Foundations() {
  return (
    <>
      <Specimen id="colours" title="Colours" note="Named by what they are for. Paper, ink, and one accent per genre.">
        <State name="Surfaces, with text and muted text">
          <Cluster>
            {SURFACES.map((name) => (
              <Tile key={name} $ground={color[name]} $ink={color.text}>
                {name}
                <Muted>muted</Muted>
              </Tile>
            ))}
          </Cluster>
        </State>
        <State name="Tones">
          <Cluster>
            {TONES.map((tone) => (
              <Tile key={tone} $ground={color[`${tone}Surface`]} $ink={color[`${tone}Text`]}>
                {tone}
              </Tile>
            ))}
          </Cluster>
        </State>
        <State name="Accents">
          <Cluster>
            {['house', ...GENRES].map((genre) => (
              <div key={genre} data-genre={genre}>
                <Tile $ground={color.accent} $ink={color.onAccent}>
                  {genre}
                </Tile>
                <Tile $ground={color.accentSurface} $ink={color.accentText}>
                  {genre}
                </Tile>
              </div>
            ))}
          </Cluster>
        </State>
      </Specimen>
      <Specimen id="type" title="Type" note="A serif for titles, the system’s sans for the interface.">
        <Stack>
          {SIZES.map((name) => (
            <Line key={name} $size={name}>
              {name.startsWith('display') ? 'The keeper of the light' : 'She watched it from the gallery'}
            </Line>
          ))}
        </Stack>
      </Specimen>
      <Specimen id="depth" title="Depth" note="Most paper lies flat. Only what is over the page casts a shadow.">
        <Cluster $gap="lg">
          {(['shadowCard', 'shadowFloating', 'shadowDialog'] as const).map((name) => (
            <Raised as="div" key={name} $shadow={color[name]}>
              {name}
            </Raised>
          ))}
        </Cluster>
      </Specimen>
    </>
  );
}

const { borderWidth, color, font, fontSize, letterSpacing, lineHeight, radius, space } = theme;

const Tile = styled.div<{ $ground: string; $ink: string }>`
  display: grid;
  min-inline-size: ${theme.layout.bookplate};
  padding: ${space.sm} ${space.md};
  border: ${borderWidth.hairline} solid ${color.border};
  border-radius: ${radius.sm};
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
  font-size: ${fontSize.sm};
`;

const Muted = styled.span`
  color: ${color.textMuted};
`;

const Line = styled.p<{ $size: (typeof SIZES)[number] }>`
  font-family: ${({ $size }) => ($size.startsWith('display') ? font.serif : font.sans)};
  font-size: ${({ $size }) => fontSize[$size]};
  line-height: ${lineHeight.snug};
  letter-spacing: ${({ $size }) => ($size.startsWith('display') ? letterSpacing.display : letterSpacing.normal)};
`;

const Raised = styled(Card)<{ $shadow: string }>`
  box-shadow: ${({ $shadow }) => $shadow};
`;
