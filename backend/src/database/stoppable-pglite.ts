import { Worker } from 'node:worker_threads';
import type {
  PgliteAnswer,
  PgliteRows,
  PgliteStatement,
  PgliteTask,
  PgliteThreadData,
  PgliteUse,
} from './pglite-messages.ts';

export interface StoppablePgliteOptions {
  readonly folder: string;
  /** `pglite-thread.ts`, built. */
  readonly threadFile: string;
  /** Called with the reason when the database is stopped during a statement and opens again. */
  readonly onStop?: ((reason: string) => void) | undefined;
}

interface RunOptions extends PgliteUse {
  /** The life of the database in which the statements make sense; any without it. */
  readonly life?: number | undefined;
}

interface Asked {
  readonly resolve: (results: readonly PgliteRows[]) => void;
  readonly reject: (error: Error) => void;
}

/** An error as Postgres sends it. */
const postgresError = (message: string, fields: Readonly<Record<string, string>>): Error =>
  Object.assign(new Error(message), fields);

const stopped = (): Error => postgresError('canceling statement due to statement timeout', { code: '57014' });
const connectionLost = (): Error => postgresError('the connection to the database was lost', { code: '08006' });

/** How long a session that fails at everything is kept before it is replaced once more, if that did not help. */
const MENDING_MS = 10_000;

const PROBE: PgliteTask = { kind: 'statements', statements: [{ sql: 'select 1', parameters: [] }] };

/** Whether an error may mean the end of the session: of Postgres itself, its system or its end, and of WebAssembly, without a code. */
function isFault(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === '' || /^(?:XX|58|57P)/.test(code);
}

/**
 * PGlite in a separate thread. Its WebAssembly runs every statement to the end, and everything else on its thread waits.
 * A statement that exceeds its time is ended together with the thread, as if the process had been killed: committed rows
 * are there when the database opens again, and waiting statements run then.
 */
export class StoppablePglite {
  readonly #options: StoppablePgliteOptions;
  #thread: Worker | undefined;
  #opening: Promise<Worker> | undefined;
  #asked: Asked | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #ended: Promise<unknown> = Promise.resolve();
  #statementMs: number | undefined;
  #life = 0;
  #isClosing = false;
  #isBroken = false;
  #mended = -Infinity;

  private constructor(options: StoppablePgliteOptions) {
    this.#options = options;
  }

  static async open(options: StoppablePgliteOptions): Promise<StoppablePglite> {
    const pglite = new StoppablePglite(options);
    await pglite.#opened().catch((error: unknown) => {
      pglite.#isClosing = true;
      throw error;
    });
    return pglite;
  }

  /** Changes when the database is stopped: transactions of an earlier life have ended. */
  get life(): number {
    return this.#life;
  }

  /** Whether the database answers, as far as is known. */
  get isReady(): boolean {
    return !this.#isBroken;
  }

  /** Limits the time of statements from now on. */
  limit(statementMs: number): void {
    this.#statementMs = statementMs;
  }

  /**
   * Runs statements one after the other in one message, which wakes a thread at a greater cost than that of a short statement.
   * When one fails, the rest does not run.
   *
   * @throws with Postgres' `code`: '57014' when they took too long, '08006' when their transaction is lost.
   */
  async run(statements: readonly PgliteStatement[], { life, ...use }: RunOptions = {}): Promise<PgliteRows> {
    const [result] = await this.#next({ kind: 'statements', statements, ...use }, life);
    return result ?? { rows: [] };
  }

  /** Runs one of our own scripts, without a time limit. */
  exec(sql: string): Promise<readonly PgliteRows[]> {
    return this.#next({ kind: 'script', sql });
  }

  async close(): Promise<void> {
    if (this.#isClosing) return;
    const closed = this.#next({ kind: 'close' });
    this.#isClosing = true;
    await closed;
  }

  #next(task: PgliteTask, life?: number): Promise<readonly PgliteRows[]> {
    if (this.#isClosing) return Promise.reject(connectionLost());
    const work = this.#last.then(() => this.#ask(task, life));
    this.#last = work.catch(() => undefined);
    return work;
  }

  async #ask(task: PgliteTask, life?: number): Promise<readonly PgliteRows[]> {
    const thread = await this.#opened();
    if (life !== undefined && life !== this.#life) throw connectionLost();
    try {
      const results = await this.#send(thread, task);
      this.#isBroken = false;
      return results;
    } catch (error) {
      if (isFault(error) && thread === this.#thread) await this.#probe(thread);
      throw error;
    }
  }

  /** Replaces a session that fails at everything. */
  async #probe(thread: Worker): Promise<void> {
    const fails = await this.#send(thread, PROBE).then(() => false, isFault);
    if (!fails || thread !== this.#thread) return;
    this.#noteBroken();
    const now = performance.now();
    if (now - this.#mended < MENDING_MS) return;
    this.#mended = now;
    this.#stop(thread, connectionLost(), 'its session failed at every statement');
  }

  /** Looks again later, because a server that is not ready may be asked nothing. */
  #noteBroken(): void {
    this.#isBroken = true;
    setTimeout(() => {
      if (this.#isBroken) this.#next(PROBE).catch(() => undefined);
    }, MENDING_MS).unref();
  }

  #send(thread: Worker, task: PgliteTask): Promise<readonly PgliteRows[]> {
    let timer: NodeJS.Timeout | undefined;
    const asked = new Promise<readonly PgliteRows[]>((resolve, reject) => {
      this.#asked = { resolve, reject };
      thread.postMessage(task, []);
      const limit = this.#statementMs;
      if (task.kind !== 'statements' || limit === undefined) return;
      // An answer that this thread was too busy to read is read before the second step.
      timer = setTimeout(() => {
        setImmediate(() => {
          if (this.#asked?.resolve === resolve)
            this.#stop(thread, stopped(), `a statement took longer than ${limit} ms`);
        });
      }, limit);
    });
    return asked.finally(() => clearTimeout(timer));
  }

  #opened(): Promise<Worker> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = undefined;
      this.#noteBroken();
      throw error;
    });
    return this.#opening;
  }

  async #open(): Promise<Worker> {
    // The files belong to the former thread until it has ended.
    await this.#ended;
    const workerData: PgliteThreadData = { folder: this.#options.folder };
    const thread = new Worker(this.#options.threadFile, { workerData });
    this.#thread = thread;
    thread.on('message', (answer: PgliteAnswer) => this.#hear(thread, answer));
    thread.on('error', (error) => this.#stop(thread, connectionLost(), `its thread failed: ${error.message}`));
    thread.on('exit', () => this.#stop(thread, connectionLost(), 'its thread ended'));
    await new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
    });
    this.#isBroken = false;
    return thread;
  }

  #hear(thread: Worker, answer: PgliteAnswer): void {
    const asked = this.#asked;
    if (thread !== this.#thread || !asked) return;
    this.#asked = undefined;
    if ('failure' in answer) asked.reject(postgresError(answer.failure.message, answer.failure.fields));
    else asked.resolve(answer.results);
  }

  /** Ends a thread and its statement, and opens the database again. */
  #stop(thread: Worker, error: Error, reason: string): void {
    if (thread !== this.#thread) return;
    const asked = this.#asked;
    this.#asked = undefined;
    this.#thread = undefined;
    this.#opening = undefined;
    this.#life += 1;
    this.#ended = thread.terminate();
    asked?.reject(error);
    if (this.#isClosing) return;
    this.#options.onStop?.(reason);
    // The next call reports a failure, and tries again.
    this.#opened().catch(() => undefined);
  }
}
