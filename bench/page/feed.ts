/** Characters of one delta, about the size of a token. */
const DELTA_LENGTH = 4;

/** Pace of a fast provider, about 1,100 deltas a second: 5,000 words take about eight seconds. */
const CHUNKS_PER_FRAME = 3;
const DELTAS_PER_CHUNK = 6;

/** Takes a piece of text that has just arrived. */
export type Sink = (delta: string) => void;

/** A story as it comes from the network. */
export function toDeltas(story: string): readonly string[] {
  return Array.from({ length: Math.ceil(story.length / DELTA_LENGTH) }, (_, index) =>
    story.slice(index * DELTA_LENGTH, (index + 1) * DELTA_LENGTH),
  );
}

/**
 * Sends the deltas, a few in each macrotask and a few macrotasks per frame. Frames set the pace, not the clock, so
 * that every side shows the story in the same number of frames even on a busy machine: at this priority no frame
 * comes between the macrotasks of one frame. Resolves two frames after the last delta.
 */
export function feed(deltas: readonly string[], sink: Sink): Promise<void> {
  return new Promise((resolve) => {
    let next = 0;
    let chunk = 0;
    const deliverSoon = () => void scheduler.postTask(deliver, { priority: 'user-blocking' });
    const deliver = () => {
      const end = Math.min(deltas.length, next + DELTAS_PER_CHUNK);
      for (; next < end; next += 1) sink(deltas[next] ?? '');
      chunk = (chunk + 1) % CHUNKS_PER_FRAME;
      if (next === deltas.length) afterTwoFrames(resolve);
      else if (chunk === 0) requestAnimationFrame(deliverSoon);
      else deliverSoon();
    };
    deliver();
  });
}

/** Waits for two frames, and a task after the second, when its styles and layout are done. */
export function afterTwoFrames(done: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
}
