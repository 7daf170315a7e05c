import { theme } from '@storyloom/shared/theme';

/** On a phone the header is as high as its buttons need: what the page is for begins right below. */
export const PHONE_HEADER_HEIGHT = `calc(${theme.layout.headerHeight} - ${theme.space.xs})`;
