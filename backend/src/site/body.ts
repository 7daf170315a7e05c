import { type FileHandle, open } from 'node:fs/promises';

type Body = ReadableStream<Uint8Array>;

const CHUNK_BYTES = 64 * 1024;

/** A body of bytes that many answers share: `Response` would copy them for each. */
export function sharedBody(bytes: Uint8Array): Body {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

/** The next chunk; empty at the end. */
async function readChunk(handle: FileHandle, size = CHUNK_BYTES): Promise<Uint8Array> {
  const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(size), 0, size);
  return buffer.subarray(0, bytesRead);
}

/**
 * Opens a file, which may be replaced meanwhile: the body is that of one version, with its size. It is read only as fast as it is
 * sent. Most files of a site fit in the first chunk.
 */
export async function openBody(file: string): Promise<{ readonly body: Body; readonly size: number }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const first = await readChunk(handle, Math.min(size, CHUNK_BYTES));
    if (first.byteLength >= size) {
      await handle.close();
      return { body: sharedBody(first), size: first.byteLength };
    }
    return { body: streamFrom(handle, first), size };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function streamFrom(handle: FileHandle, first: Uint8Array): Body {
  return new ReadableStream(
    {
      start: (controller) => controller.enqueue(first),
      async pull(controller) {
        const chunk = await readChunk(handle);
        if (chunk.byteLength > 0) return controller.enqueue(chunk);
        controller.close();
        await handle.close();
      },
      cancel: () => handle.close(),
    },
    { highWaterMark: 0 },
  );
}
