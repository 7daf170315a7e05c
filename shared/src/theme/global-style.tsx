import { createGlobalStyle } from 'styled-components';
import { cssVariables } from './css-variables.ts';
import { theme } from './theme.ts';

const { color, font, fontSize, fontWeight, letterSpacing, lineHeight, layout, media, radius, space } = theme;

/** Global styles: variables of both themes, a small reset, body type, focus ring. Render it once, at the root. */
export const GlobalStyle = createGlobalStyle`
  ${cssVariables()}

  *, *::before, *::after { box-sizing: border-box; }

  * { margin: 0; }

  html {
    scroll-padding-block-start: ${space.md};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  /* Where the header is fixed. */
  ${media.roomy} {
    html { scroll-padding-block-start: calc(${layout.headerHeight} + ${space.md}); }
  }

  body {
    min-block-size: 100svh;
    background: ${color.surface};
    color: ${color.text};
    font: ${fontWeight.regular} ${fontSize.md} / ${lineHeight.body} ${font.sans};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }

  h1, h2, h3, h4 {
    font-family: ${font.serif};
    font-weight: ${fontWeight.semibold};
    line-height: ${lineHeight.tight};
    letter-spacing: ${letterSpacing.display};
    text-wrap: balance;
  }

  /* A title in its own language. */
  :is(h1, h2, h3, h4) [lang] { font-family: ${font.serif}; }

  h1 { font-size: ${fontSize.displayMd}; }
  h2 { font-size: ${fontSize.displaySm}; }
  h3 { font-size: ${fontSize.xl}; line-height: ${lineHeight.snug}; }
  h4 { font-size: ${fontSize.lg}; line-height: ${lineHeight.snug}; }

  p { text-wrap: pretty; }

  img, picture, svg, video, canvas { display: block; max-inline-size: 100%; }

  img, video { block-size: auto; }

  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }

  button { background: none; border: 0; padding: 0; cursor: pointer; }

  ul[class], ol[class] { list-style: none; padding: 0; }

  a { color: inherit; }

  table { border-collapse: collapse; }

  fieldset { border: 0; padding: 0; min-inline-size: 0; }

  summary { cursor: pointer; }

  [hidden]:not([hidden='until-found']) { display: none !important; }

  ::selection { background: ${color.accent}; color: ${color.onAccent}; }

  ::placeholder { color: ${color.textMuted}; opacity: 1; }

  :focus-visible {
    outline: ${theme.borderWidth.strong} solid ${color.focus};
    outline-offset: 2px;
    border-radius: ${radius.sm};
  }

  /* A tab that an arrow key leads to has it until it is chosen, which may take the router a frame. */
  [tabindex='-1']:not([role='tab']):focus { outline: none; }

  ${media.forcedColors} {
    :focus-visible { outline-color: Highlight; }
  }

  ${media.print} {
    body { background: none; }
  }
`;
