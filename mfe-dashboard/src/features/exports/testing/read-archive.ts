import { strFromU8, unzipSync } from 'fflate';

/** The files of an archive by name, as text, in the archive's order. */
export async function readArchive(blob: Blob): Promise<ReadonlyMap<string, string>> {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return new Map(Object.entries(files).map(([name, data]) => [name, strFromU8(data)]));
}

/** Parses a part of an archive; throws if it is not well-formed XML. */
export function parseXml(source: string | undefined): XMLDocument {
  const parsed = new DOMParser().parseFromString(source ?? '', 'application/xml') as XMLDocument;
  const error = parsed.querySelector('parsererror');
  if (error) throw new Error(`Not well-formed: ${error.textContent}`);
  return parsed;
}

/** All elements of a document. */
export const elements = (parsed: XMLDocument): readonly Element[] => [...parsed.querySelectorAll('*')];
