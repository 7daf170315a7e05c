import { type Caller, callService } from '@storyloom/shared/api/story-service';
import { type Genre, type Language, readNotes } from '@storyloom/shared/domain';
import type { FoundCast } from '../model/merge-found.ts';

export interface CastRequest {
  readonly text: string;
  readonly genre: Genre;
  readonly language: Language;
}

export async function extractCast(request: CastRequest, caller: Caller, signal?: AbortSignal): Promise<FoundCast> {
  const response = await callService('extract-cast', { body: request, caller, signal });
  return readNotes(await response.json().catch(() => undefined));
}
