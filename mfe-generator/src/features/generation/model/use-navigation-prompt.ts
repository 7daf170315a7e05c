import type { GeneratorNavigationState } from '@storyloom/shared/contract';
import type { Draft } from './draft.ts';
import { parseOrigin, type PromptOrigin } from './prompt-origin.ts';
import { useTakenState } from './use-taken-state.ts';

/** A prompt that another page handed over. */
export interface HandedPrompt {
  readonly prompt: string;
  readonly origin: PromptOrigin | undefined;
  /** Carried with the prompt. */
  readonly who: string | undefined;
  readonly autoFill: boolean;
  /** It comes from the generator of another genre, and replaces no prompt. */
  readonly isCarried: boolean;
}

/** What the generator of one genre hands to that of another. */
interface CarriedState extends Pick<GeneratorNavigationState, 'prompt'> {
  readonly carried: true;
  /** As it is stored. */
  readonly origin?: PromptOrigin | undefined;
  readonly who?: string | undefined;
}

/** Navigation state that carries a prompt to another genre; absent without a prompt. */
export const carry = ({ prompt, origin, who }: Pick<Draft, 'prompt' | 'origin' | 'who'>): CarriedState | undefined =>
  prompt.trim() === '' ? undefined : { prompt, carried: true, origin, who };

/** Takes the prompt that another page handed over, once, as soon as this page is ready. */
export function useNavigationPrompt(ready: boolean, onPrompt: (handed: HandedPrompt) => void): void {
  useTakenState(ready, ({ prompt, inspirationId, source, autoFill, ...rest }) => {
    if (typeof prompt !== 'string' || prompt === '') return false;
    const isCarried = rest['carried'] === true;
    const origin = parseOrigin(isCarried ? rest['origin'] : { inspirationId, source, handed: prompt });
    const who = isCarried && typeof rest['who'] === 'string' ? rest['who'] : undefined;
    onPrompt({ prompt, origin, who, autoFill: autoFill === true, isCarried });
    return true;
  });
}
