import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** Linux counts a process's processor time in hundredths of a second, on every machine. */
const TICKS_PER_SECOND = 100;
/** How long a group is watched: enough ticks that a process which waits and one which runs differ on a busy machine too. */
const WATCHED_SECONDS = 2;

export interface Activity {
  /** Processor time per second: 0 when all wait, 1 when one thread runs all the time. */
  readonly load: number;
  /** A line for each process: its threads, their states, and where in the kernel they wait. */
  readonly threads: string;
}

/** What the processes of a process group do, as Linux tells it. */
export async function activityOf(group: number): Promise<Activity> {
  const before = await ticksOf(group);
  await delay(1000 * WATCHED_SECONDS);
  const after = await ticksOf(group);
  const ticks = [...after].map(([process, total]) => total - (before.get(process) ?? 0));
  const lines = await Promise.all([...after.keys()].map(threadsOf));
  const load = ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND / WATCHED_SECONDS;
  return { load, threads: lines.join('\n') };
}

/** Ticks of processor time that each process of a group has used. */
async function ticksOf(group: number): Promise<ReadonlyMap<string, number>> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    processes.map(async (process) => [process, await read(`/proc/${process}/stat`)] as const),
  );
  const ofGroup = stats.flatMap(([process, stat]) => {
    // The name in parentheses may contain anything, so fields are counted after it: state, parent, group, …, user, system.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[2]) === group ? [[process, Number(fields[11]) + Number(fields[12])] as const] : [];
  });
  return new Map(ofGroup);
}

async function threadsOf(process: string): Promise<string> {
  const tasks = await readdir(`/proc/${process}/task`).catch(() => []);
  const threads = await Promise.all(
    tasks.map(async (task) => {
      const at = `/proc/${process}/task/${task}`;
      const [name, stat, place] = await Promise.all(['comm', 'stat', 'wchan'].map((file) => read(`${at}/${file}`)));
      return `${name?.trim()} ${stat?.slice(stat.lastIndexOf(')') + 2)[0]} ${place}`;
    }),
  );
  return `${process}: ${threads.join(', ')}`;
}

/** The text of a file about a process; empty when the process has ended. */
const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');
