// Plays a provider's habit in real time, for a browser or another client:
// `node supabase/functions/_shared/testing/models/serve.ts [NAME] [PORT] [PACE]` with Node 22.18 or later, or
// `npx deno run -A supabase/functions/_shared/testing/models/serve.ts …` with Node 20. NAME is part of a name; without it, all are listed.
import { HABITS } from './habits.ts';
import { modelsServer } from './models-server.ts';
import { PACES } from './paces.ts';

const [name = '', port = '11434', paceName = 'event by event'] = process.argv.slice(2);
const wanted = name.toLowerCase();
const found = HABITS.filter((habit) => habit.name.toLowerCase().includes(wanted));
const habit = found.find((each) => each.name.toLowerCase() === wanted) ?? (found.length === 1 ? found[0] : undefined);
const pace = PACES.find((each) => each.name === paceName);

if (!habit || !pace) {
  for (const each of found) console.log(`${each.name}  (${each.kind}; ${each.server})`);
  console.log(`Paces: ${PACES.map((each) => each.name).join(', ')}`);
  if (wanted !== '') process.exitCode = 1;
} else {
  const { server, player } = modelsServer(habit, pace);
  server.on('request', () => console.log(`request ${player.asked.length + 1}`));
  server.listen(Number(port), '127.0.0.1', () => {
    console.log(`A provider that ${habit.name}: AI_BASE_URL=http://127.0.0.1:${port}/v1`);
  });
}
