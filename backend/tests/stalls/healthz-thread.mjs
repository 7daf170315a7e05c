// A thread that asks a server for `/healthz` again and again, and reports the time between two answers.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** @returns {Promise<number | undefined>} the status */
const ask = () =>
  new Promise((resolve, reject) => {
    const sent = request(`${workerData.url}/healthz`, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    sent.once('error', reject).end();
  });

for (let last = process.hrtime.bigint(); ; await wait(workerData.pauseMs)) {
  const askedAt = process.hrtime.bigint();
  const status = await ask();
  if (status !== 200) throw new Error(`/healthz answered ${status}.`);
  const answeredAt = process.hrtime.bigint();
  parentPort?.postMessage({ askedAt, gapMs: Number(answeredAt - last) / 1e6 }, []);
  last = answeredAt;
}
