/**
 * Reads a whole body up to the limit. A body whose length is announced is read in one piece: HTTP ends it there. The bytes of any
 * other are counted as they arrive.
 * @returns `undefined` when it is longer.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > limit) return undefined;
  if (announced !== null) {
    const body = new Uint8Array(await request.arrayBuffer());
    return body.byteLength > limit ? undefined : body;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > limit) {
      // Not awaited: the client may never stop sending, and the answer closes the connection.
      void reader.cancel().catch(() => {});
      return undefined;
    }
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
