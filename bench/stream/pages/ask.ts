/** Where a page shows its story. */
export const article = document.querySelector('article') ?? document.body;

/** A guest's request for a story, as the generator sends it. */
export async function askForStory(prompt: string): Promise<ReadableStream<Uint8Array>> {
  const home = await (await fetch('/', { headers: { accept: 'text/html' } })).text();
  const apikey = /"publishableKey":"([^"]+)"/.exec(home)?.[1] ?? '';
  const call = (name: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const { token } = (await (await call('guest-session', {})).json()) as { token: string };
  const { body } = await call(
    'generate-story',
    { prompt, genre: 'fantasy', length: 5000, runId: crypto.randomUUID() },
    { accept: 'text/event-stream', 'x-guest-token': token },
  );
  if (!body) throw new Error('The story has no body.');
  return body;
}

/** The deltas of a stream: the plainest reading of server-sent events. */
export async function readDeltas(body: ReadableStream<Uint8Array>, onDelta: (text: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = event.includes('event: delta') && /^data: (.*)$/m.exec(event)?.[1];
      if (data) onDelta((JSON.parse(data) as { text: string }).text);
    }
  }
}

/** Asks for the story of the form's prompt when its button is pressed. */
export function onGenerate(show: (body: ReadableStream<Uint8Array>) => Promise<void>): void {
  document.querySelector('form')?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const prompt = new FormData(event.target as HTMLFormElement).get('prompt');
    await show(await askForStory(String(prompt)));
  });
}
