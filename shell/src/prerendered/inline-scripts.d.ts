/** Made by shared/build/prerender-plugins.mjs. */
declare module '*.js?inline' {
  const text: string;
  export default text;
}
