import { expect, it } from 'vitest';
import { createUndo, startProcess } from './processes.mjs';

const node = (script: string, ready: RegExp) =>
  startProcess({ name: 'a server', command: process.execPath, args: ['-e', script], env: process.env, ready });

it('waits until a process is ready, and stops it', async () => {
  const running = await node('console.log("ready"); setInterval(() => {}, 1000)', /^ready$/m);
  expect(running.log()).toBe('ready\n');
  await running.stop();
  expect(await running.exited).toBe(null);
  expect(() => process.kill(running.pid, 0)).toThrow('ESRCH');
});

it('throws what a process printed that ends before it is ready', async () => {
  const failing = node('console.error("STORY_TOTAL_SECONDS must be a number"); process.exit(1)', /never/);
  await expect(failing).rejects.toThrow(/a server ended before it was ready:\s+STORY_TOTAL_SECONDS must be a number/);
});

it('undoes all steps in reverse, also when one of them fails', async () => {
  const undo = createUndo();
  const undone: string[] = [];
  undo.add(() => undone.push('first'));
  undo.add(() => Promise.reject(new Error('The second fails')));
  undo.add(() => undone.push('third'));
  await expect(undo.all()).rejects.toThrow('The second fails');
  expect(undone).toEqual(['third', 'first']);
});
