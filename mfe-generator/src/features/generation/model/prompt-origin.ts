import { parsePromptSource, type PromptSource } from '@storyloom/shared/domain';

/** Where a prompt comes from that another page handed over. It stays while the prompt is edited. */
export interface PromptOrigin {
  /** The inspiration that it began as: a built-in one, or a UUID of the community's. */
  readonly inspirationId?: string | undefined;
  /** Whom it is credited to. */
  readonly source?: PromptSource | undefined;
  /** Its words as they were handed over. */
  readonly handed?: string | undefined;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The origin in a kept or handed value, or `undefined` where it names neither an inspiration nor a source. */
export function parseOrigin(value: unknown): PromptOrigin | undefined {
  const { inspirationId, source, handed } = (value ?? {}) as Record<string, unknown>;
  const origin = {
    inspirationId: textIn(inspirationId),
    source: parsePromptSource(source),
    handed: textIn(handed),
  };
  return origin.inspirationId === undefined && origin.source === undefined ? undefined : origin;
}

/** Id of the community's inspiration that a prompt began as; `undefined` for built-in ones. */
export function communityInspiration(origin: PromptOrigin | undefined): string | undefined {
  const id = origin?.inspirationId;
  return id !== undefined && UUID.test(id) ? id : undefined;
}

/** Whether a prompt is as it was handed over, and so among the inspirations already. */
export const isAsHanded = (prompt: string, origin: PromptOrigin | undefined): boolean =>
  prompt.trim() === origin?.handed?.trim();
