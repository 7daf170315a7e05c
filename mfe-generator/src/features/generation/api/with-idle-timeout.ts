import { AppError } from '@storyloom/shared/api';

/**
 * A body that fails after `silenceMs` without a byte, because a connection can be lost without the page being notified. Only the
 * time that a read waits for bytes counts, not the time between reads.
 *
 * @param silenceMs longest silence, in milliseconds
 * @throws AppError 'network' from the read that waited too long
 */
export function withIdleTimeout(body: ReadableStream<Uint8Array>, silenceMs: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new AppError('network', 'The connection fell silent')), silenceMs);
      });
      try {
        const { done, value } = await Promise.race([reader.read(), silence]);
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        await reader.cancel(error).catch(() => undefined);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
