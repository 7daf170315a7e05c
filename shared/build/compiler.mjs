/** The same names of styles in a browser's build and in the one for prerendering. */
export const oxc = { plugins: { styledComponents: { ssr: true, displayName: false } } };

/** Of lucide's icons and other lists of exports, only what is imported is read: a fifth of the modules. */
export const experimental = { lazyBarrel: true };
