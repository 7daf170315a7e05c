/**
 * The styled-components API in use. Apps import it from here, so that one copy serves the whole page and the rest of
 * the library can be left out of the bundle.
 */
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
