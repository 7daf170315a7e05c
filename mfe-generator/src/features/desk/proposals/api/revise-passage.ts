import type { PassageRequest } from '@storyloom/shared/domain';
import { type Sending, streamFrom } from '../../../../runs/stream-from.ts';

/** Asks for a proposal for a passage and passes on its events as they arrive. */
export const revisePassage = (request: PassageRequest) => (sending: Sending) =>
  streamFrom('revise-passage', request, sending);
