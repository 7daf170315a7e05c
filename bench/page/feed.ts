/** Characters of one delta, about what a text provider sends for a token. */
const DELTA_LENGTH = 4;

/** Pace of a fast provider, some 1,100 deltas a second: 5,000 words take about eight seconds. */
const CHUNKS_PER_FRAME = 3;
const DELTAS_PER_CHUNK = 6;

/** What a side of the benchmark does with a piece of text that has just arrived. */
export type Sink = (delta: string) => void;

/** A story as it comes from the network. */
export function toDeltas(story: string): readonly string[] {
  return Array.from({ length: Math.ceil(story.length / DELTA_LENGTH) }, (_, index) =>
    story.slice(index * DELTA_LENGTH, (index + 1) * DELTA_LENGTH),
  );
}

/**
 * Hands the deltas over, a few in each macrotask and a few macrotasks a frame. Frames and not the clock set the pace, so
 * that every side shows the story in the same number of frames however busy the machine is: at this priority no frame
 * comes between the macrotasks of one. Resolves two frames after the last delta.
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

/** Two frames drawn: the task after the second has its styles and layout behind it. */
export function afterTwoFrames(done: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
}
