// Plays a provider's habit in real time, for a browser or another client:
// `node supabase/functions/_shared/testing/models/serve.ts NAME PORT PACE` with Node 22.18 or later, or
// `npx deno run -A supabase/functions/_shared/testing/models/serve.ts …` with Node 20. NAME is a part of a name; without it, all are
// listed. The port is 11434 by default, the pace `event by event`.
import { fileURLToPath } from 'node:url';
import type { Habit } from './habit.ts';
import { HABITS } from './habits.ts';
import { modelsServer } from './models-server.ts';
import { PACES } from './paces.ts';

/** The habit with this name, or the only one with this in its name. */
export function habitNamed(name: string): Habit | undefined {
  const wanted = name.toLowerCase();
  const found = HABITS.filter((habit) => habit.name.toLowerCase().includes(wanted));
  return found.find((habit) => habit.name === name) ?? (found.length === 1 ? found[0] : undefined);
}

function serve([name = '', port = '11434', paceName = 'event by event']: readonly string[]): void {
  const habit = habitNamed(name);
  const pace = PACES.find((each) => each.name === paceName);
  if (!habit || !pace) {
    const similar = HABITS.filter((each) => each.name.includes(name));
    for (const each of similar.length > 0 ? similar : HABITS) {
      console.log(`${each.name}  (${each.kind}; ${each.server})`);
    }
    console.log(`Paces: ${PACES.map((each) => each.name).join(', ')}`);
    process.exitCode = name === '' ? 0 : 1;
    return;
  }
  const { server, player } = modelsServer(habit, pace);
  server.on('request', ({ method, url }) => console.log(`${method} ${url}, after ${player.asked.length} completions`));
  server.listen(Number(port), '127.0.0.1', () => {
    console.log(`A provider that ${habit.name}: AI_BASE_URL=http://127.0.0.1:${port}/v1`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) serve(process.argv.slice(2));
