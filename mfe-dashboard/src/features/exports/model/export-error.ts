/** Why there is no file: the code of the format, or its fonts, could not be loaded. */
export type ExportErrorCode = 'not-loaded';

export class ExportError extends Error {
  override readonly name = 'ExportError';

  constructor(
    readonly code: ExportErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
