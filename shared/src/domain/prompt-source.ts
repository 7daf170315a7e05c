/** The source of a story's prompt: another user's prompt, or the prompt of a published story. */
export interface PromptSource {
  readonly kind: 'inspiration' | 'story';
  /** Id of the inspiration or the published story. */
  readonly id: string;
  /** Empty if only the id is known. */
  readonly title: string;
  /** Display name; empty if only the id is known. */
  readonly author: string;
}

/** The source in a stored value, or `undefined` if it is not valid. */
export function parsePromptSource(value: unknown): PromptSource | undefined {
  const { kind, id, title, author } = (value ?? {}) as Record<string, unknown>;
  if (kind !== 'inspiration' && kind !== 'story') return undefined;
  if (typeof id !== 'string' || typeof title !== 'string' || typeof author !== 'string') return undefined;
  return { kind, id, title, author };
}
