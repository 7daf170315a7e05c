import { type ChildProcess, spawn } from 'node:child_process';

/** A program and all its child processes, which end together, at the latest with this process. */
export class Child {
  readonly process: ChildProcess;
  readonly #exited: Promise<void>;

  /** `pipes` is the number of streams beside the three standard ones. */
  constructor(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}, pipes = 0) {
    this.process = spawn(program, args, {
      // A process group, so that its child processes can be ended with it.
      detached: true,
      // The same in every locale; WebKit takes the language of pages from it.
      env: { ...process.env, LC_ALL: 'C.UTF-8', ...env },
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
      // The group has already ended.
    }
  };
}
