declare module '*.wasm' {
  /** The file as base64, as the build puts it in. */
  const base64: string;
  export default base64;
}
