import { AppError } from '@storyloom/shared/api';

/**
 * A body that fails once nothing, not even a sign of life, has come for so long: a connection can be gone without a word
 * of it reaching the page. Time spent by the reader of the body does not count.
 *
 * @param silenceMs longest silence, in milliseconds
 * @throws AppError 'network', to who reads it
 */
export function audible(body: ReadableStream<Uint8Array>, silenceMs: number): ReadableStream<Uint8Array> {
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
