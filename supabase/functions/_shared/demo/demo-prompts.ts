import type { PromptRequest } from '../prompts/prompt-request.ts';
import { PROMPT_TEXTS } from './prompt-texts.ts';

/**
 * Something to call instead of `fetch` that answers with one of our own prompts, by chance, as a chat-completions server
 * answers that is not asked to stream.
 */
export function demoPrompter({ genre, language }: PromptRequest): typeof fetch {
  return async () => {
    const texts = PROMPT_TEXTS[language][genre];
    const content = texts[Math.floor(Math.random() * texts.length)];
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
    return Response.json({ object: 'chat.completion', model: 'demo', choices });
  };
}
