/** Address of the shell's entry in the page; a prerendered one contains it as data. */
function entryOfShell(): string | undefined {
  const start = document.getElementById('storyloom-start')?.textContent;
  if (start) return (JSON.parse(start) as { entry?: string }).entry;
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;
}

/** The hash of the shell's entry, as the import map of the page has it. */
export function shellIntegrity(): string | undefined {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { integrity } = JSON.parse(map) as { integrity?: Readonly<Record<string, string>> };
  return integrity?.[entryOfShell() ?? ''];
}
