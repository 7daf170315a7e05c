/** How long the browser may take to read a file, in milliseconds. */
const READABLE_MS = 60_000;

/** Saves a file through the browser's downloads. */
export function saveFile(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READABLE_MS);
}
