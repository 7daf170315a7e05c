import { describe, expect, it } from 'vitest';
import { asData } from '../stories/as-data.ts';
import { fitRequest } from './fit-request.ts';
import { NO_QUIRKS, type Quirks } from './quirks.ts';
import { estimateTokens } from './token-limits.ts';

const SYSTEM = [
  { role: 'system', content: 'Write a story.' },
  { role: 'system', content: 'For children.' },
] as const;
const sentence = 'The lamp burned in the window of the tower. ';
const LONG = Array.from({ length: 900 }, (_, at) => `${at} ${sentence}`).join('');
const request = (...texts: readonly string[]) => ({
  messages: [...SYSTEM, { role: 'user', content: texts.join('\n\n') } as const],
  maxTokens: 8000,
});
const fit = (quirks: Partial<Quirks>, ...texts: readonly string[]) =>
  fitRequest(request(...texts), { ...NO_QUIRKS, ...quirks });

describe('system messages', () => {
  it('become one, or rules in front of the prompt, for models that refuse them', () => {
    expect(fit({}, 'A lamp').messages).toEqual(request('A lamp').messages);
    expect(fit({ system: 'one' }, 'A lamp').messages).toEqual([
      { role: 'system', content: 'Write a story.\n\nFor children.' },
      { role: 'user', content: 'A lamp' },
    ]);
    expect(fit({ system: 'none' }, 'A lamp').messages).toEqual([
      { role: 'user', content: '<rules>\nWrite a story.\n\nFor children.\n</rules>\n\nA lamp' },
    ]);
  });
});

describe('a known context window', () => {
  it('is never exceeded, and leaves room for an answer', () => {
    for (const window of [1024, 2048, 4096, 32_768]) {
      for (const tokenScale of [1, 1.7]) {
        const { messages, maxTokens } = fit({ window, tokenScale }, asData('prompt', 'A lamp'), asData('story', LONG));
        const tokens = messages.reduce((sum, { content }) => sum + estimateTokens(content) * tokenScale, 0);
        expect(tokens + maxTokens, `${window}`).toBeLessThanOrEqual(window);
        expect(maxTokens).toBeGreaterThanOrEqual(256);
      }
    }
  });

  it('shortens the story so far at its beginning alone', () => {
    const texts = [asData('prompt', 'A lamp'), asData('story', LONG), 'Go on.'];
    const [, , user] = fit({ window: 4096 }, ...texts).messages;
    expect(user?.content).toMatch(/^<prompt>\nA lamp\n<\/prompt>\n\n<story>\n\[…\]\n\n/);
    expect(user?.content.endsWith(`899 ${sentence}\n</story>\n\nGo on.`)).toBe(true);
    expect(fit({ window: 32_768 }, ...texts).messages).toEqual(request(...texts).messages);
  });

  it('refuses a prompt that does not fit, with what to do', () => {
    expect(() => fit({ window: 1024 }, asData('prompt', LONG))).toThrow(/room for about \d+ words\. Shorten it/);
    expect(() => fit({ window: 300 }, asData('prompt', LONG))).toThrow(/Ask the operator/);
  });
});

it('asks for no more tokens than the model writes', () => {
  expect(fit({ mostTokens: 4096 }, 'A lamp').maxTokens).toBe(4096);
});
