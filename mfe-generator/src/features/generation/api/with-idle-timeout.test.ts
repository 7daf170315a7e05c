import { AppError } from '@storyloom/shared/api';
import { STREAM_SILENCE_MS } from '@storyloom/shared/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withIdleTimeout } from './with-idle-timeout.ts';

const SILENCE_MS = 1000;

function open() {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel,
  });
  return { controller, cancel, reader: withIdleTimeout(body, SILENCE_MS).getReader() };
}
const bytes = (text: string) => new TextEncoder().encode(text);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('withIdleTimeout', () => {
  it('A body with an idle timeout passes on its bytes unchanged, up to its end', async () => {
    const { controller, reader } = open();
    controller.enqueue(bytes('one'));
    controller.enqueue(bytes('two'));
    controller.close();
    expect(await reader.read()).toEqual({ done: false, value: bytes('one') });
    expect(await reader.read()).toEqual({ done: false, value: bytes('two') });
    expect((await reader.read()).done).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('Reading fails with a network error after the idle timeout, and the body is canceled', async () => {
    const { cancel, reader } = open();
    const failure = reader.read().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(cancel).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const error = await failure;
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'network' });
    expect(cancel).toHaveBeenCalledWith(error);
  });

  it('Pauses shorter than the idle timeout do not end the body, however many there are', async () => {
    const { controller, reader } = open();
    for (const word of ['one', 'two', 'three']) {
      const next = reader.read();
      await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
      controller.enqueue(bytes(word));
      expect((await next).value).toEqual(bytes(word));
    }
  });

  it('A reader that takes its time does not trigger the idle timeout', async () => {
    const { controller, cancel, reader } = open();
    controller.enqueue(bytes('one'));
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(SILENCE_MS * 5);
    expect(cancel).not.toHaveBeenCalled();
    expect((await reader.read()).value).toEqual(bytes('one'));
  });

  it('An error of the body itself is passed on to the reader', async () => {
    const { controller, reader } = open();
    const broken = new TypeError('network error');
    controller.error(broken);
    await expect(reader.read()).rejects.toBe(broken);
  });

  it('Canceling the reader cancels the body', async () => {
    const { cancel, reader } = open();
    await reader.cancel('enough');
    expect(cancel).toHaveBeenCalledWith('enough');
  });

  it('The idle timeout of a stream is 35 seconds, so that three heartbeats, one every ten seconds, may be missing', () => {
    expect(STREAM_SILENCE_MS).toBe(35_000);
  });
});
