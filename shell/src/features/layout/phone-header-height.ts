import { theme } from '@storyloom/shared/theme';

/** On a phone the header is only as high as its buttons. */
export const PHONE_HEADER_HEIGHT = `calc(${theme.layout.headerHeight} - ${theme.space.xs})`;
