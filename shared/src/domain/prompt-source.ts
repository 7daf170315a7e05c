/** What someone else wrote and a story begins from: a prompt of the community, or a shared story's prompt. */
export interface PromptSource {
  readonly kind: 'inspiration' | 'story';
  /** Of the inspiration or the shared story. */
  readonly id: string;
  /** Empty where only the id is known. */
  readonly title: string;
  /** Display name; empty as the title is. */
  readonly author: string;
}

/** The source in a kept value, or `undefined` where there is none. */
export function parsePromptSource(value: unknown): PromptSource | undefined {
  const { kind, id, title, author } = (value ?? {}) as Record<string, unknown>;
  if (kind !== 'inspiration' && kind !== 'story') return undefined;
  if (typeof id !== 'string' || typeof title !== 'string' || typeof author !== 'string') return undefined;
  return { kind, id, title, author };
}
