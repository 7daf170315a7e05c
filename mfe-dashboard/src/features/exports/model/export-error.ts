/** Why there is no file: what makes it, or what it needs, could not be loaded. */
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
