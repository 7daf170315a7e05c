import { type ChildProcess, spawn } from 'node:child_process';

/** A program with everything it starts, which all end together, at the latest with this process. */
export class Child {
  readonly process: ChildProcess;
  readonly #exited: Promise<void>;

  /** `pipes` are streams besides the three that every program has, from the fourth on. */
  constructor(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}, pipes = 0) {
    this.process = spawn(program, args, {
      // A group of its own, so that what it starts can be ended with it.
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'ignore', ...Array.from({ length: pipes }, () => 'pipe' as const)],
    });
    this.#exited = new Promise((resolve) => this.process.on('close', () => resolve()));
    process.once('exit', this.#kill);
  }

  async end(): Promise<void> {
    this.#kill();
    await this.#exited;
    process.off('exit', this.#kill);
  }

  readonly #kill = (): void => {
    const { pid } = this.process;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The whole group has ended already.
    }
  };
}
