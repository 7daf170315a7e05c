import type { Item, ItemKind } from '@storyloom/shared/api/own-data';
import { type OutputUnit, Validator } from '@cfworker/json-schema';
import { unzipSync } from 'fflate';
import { createBreather } from './breathe.ts';
import { FILES, type Manifest, SCHEMA, SCHEMA_VERSION } from './schema.ts';

/** Why a file can't be read as an export: it is another file, from a later version, damaged, or too large. */
export type ArchiveFault = 'other' | 'newer' | 'damaged' | 'large';

export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly fault: ArchiveFault;
  constructor(fault: ArchiveFault, options?: ErrorOptions) {
    super(`The archive is refused: ${fault}`, options);
    this.fault = fault;
  }
}

/** An item that does not match the schema, with the place of the error. */
export interface Misfit {
  readonly title: string;
  /** Such as `story`. */
  readonly field: string;
}

export interface ReadItems {
  readonly items: readonly Item[];
  readonly misfits: readonly Misfit[];
}

/** Maximum unpacked size of a data file, in bytes: ten times that of fifty of the longest stories. */
const DATA_FILE_MAX = 128 * 1024 * 1024;

/**
 * Maximum number of data files: with fifty items in each, a hundred thousand items. The archive's list of files is searched for each
 * of them; with the 65,535 that a ZIP can contain, that takes more than an hour (measured in Node: 8.8 ms for a list of 8,000).
 */
const DATA_FILES_MAX = 2000;

/** Maximum levels in a field of an item. A story's options have three, and the gateway refuses requests with more than a hundred. */
const LEVELS_MAX = 50;

/** Whether a value has more levels of lists and objects. It does not recurse: a file can have enough levels to exhaust the stack. */
function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= LEVELS_MAX && level.length > 0; depth += 1)
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  return level.length > 0;
}

const validatorOf = (name: keyof typeof SCHEMA.$defs) =>
  new Validator({ ...SCHEMA, $ref: `#/$defs/${name}` } as object, '2020-12', false);

function unpack(bytes: Uint8Array, name: string): unknown {
  let isLarge = false;
  let files: Readonly<Record<string, Uint8Array>>;
  try {
    files = unzipSync(bytes, {
      filter({ name: found, originalSize }) {
        if (found !== name) return false;
        isLarge = originalSize > DATA_FILE_MAX;
        return !isLarge;
      },
    });
  } catch (cause) {
    throw new ArchiveError('damaged', { cause });
  }
  if (isLarge) throw new ArchiveError('large');
  const file = files[name];
  if (!file) return undefined;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file));
  } catch (cause) {
    throw new ArchiveError('damaged', { cause });
  }
}

/** The data files. Their sizes are checked before the first is read, so that nothing is restored from an archive that is too large. */
function dataFilesIn(bytes: Uint8Array): readonly string[] {
  const names: string[] = [];
  let isLarge = false;
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!name.startsWith('data/')) return false;
        names.push(name);
        isLarge ||= originalSize > DATA_FILE_MAX;
        return false;
      },
    });
  } catch (cause) {
    throw new ArchiveError('other', { cause });
  }
  if (isLarge || names.length > DATA_FILES_MAX) throw new ArchiveError('large');
  return names;
}

function manifestIn(bytes: Uint8Array): Manifest {
  const manifest = unpack(bytes, FILES.manifest);
  const { format, schemaVersion } = Object(manifest);
  if (format !== 'storyloom-export') throw new ArchiveError('other');
  if (typeof schemaVersion === 'number' && schemaVersion > SCHEMA_VERSION) throw new ArchiveError('newer');
  if (!validatorOf('manifest').validate(manifest).valid) throw new ArchiveError('damaged');
  return manifest as Manifest;
}

/** The part of the item that an error is about: a missing property is named only in the message. */
function fieldOf({ keyword, instanceLocation, error }: OutputUnit): string {
  if (keyword === 'required' && instanceLocation === '#') return /"(.+)"/.exec(error)?.[1] ?? '';
  return instanceLocation.replace(/^#\/?/, '').split('/')[0] ?? '';
}

function misfitOf(item: unknown, field: string): Misfit {
  const { title } = Object(item);
  return { title: typeof title === 'string' ? title : '', field };
}

/** The part of an item that is not valid; undefined when all are. */
function faultIn(item: unknown, validator: Validator): string | undefined {
  const { valid, errors } = validator.validate(item);
  // The last error is the most specific.
  const last = errors.at(-1);
  if (!valid) return last ? fieldOf(last) : '';
  return Object.entries(item as object).find(([, value]) => isTooDeep(value))?.[0];
}

/** An opened export, read one data file at a time. */
export interface ArchiveReader {
  readonly manifest: Manifest;
  /** The items of a kind, a file at a time; `isReversed` begins with the last. */
  read(kind: ItemKind, isReversed?: boolean): AsyncGenerator<ReadItems>;
}

/**
 * Opens an export and reads its manifest. Reading ends when `signal` is aborted, also between empty files.
 *
 * @throws ArchiveError when the file is not an export or can't be read.
 */
export function openArchive(bytes: Uint8Array, signal: AbortSignal): ArchiveReader {
  const names = dataFilesIn(bytes);
  const manifest = manifestIn(bytes);
  const breathe = createBreather();

  async function* read(kind: ItemKind, isReversed = false): AsyncGenerator<ReadItems> {
    const validator = validatorOf(kind);
    const files = names.filter((name) => name.startsWith(`data/${kind}-`) && name.endsWith('.json')).toSorted();
    for (const name of isReversed ? files.toReversed() : files) {
      await breathe();
      signal.throwIfAborted();
      const list = unpack(bytes, name);
      if (!Array.isArray(list)) throw new ArchiveError('damaged');
      const items: Item[] = [];
      const misfits: Misfit[] = [];
      for (const item of isReversed ? list.toReversed() : list) {
        const field = faultIn(item, validator);
        if (field === undefined) items.push(item as Item);
        else misfits.push(misfitOf(item, field));
        await breathe();
      }
      yield { items, misfits };
    }
  }
  return { manifest, read };
}
