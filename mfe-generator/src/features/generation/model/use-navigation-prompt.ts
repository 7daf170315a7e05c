import type { GeneratorNavigationState } from '@storyloom/shared/contract';
import { parseOrigin, type PromptOrigin } from './prompt-origin.ts';
import { useTakenState } from './use-taken-state.ts';

/** What another page handed over. */
export interface HandedPrompt {
  readonly prompt: string;
  readonly origin: PromptOrigin | undefined;
  readonly autoFill: boolean;
  /** It comes along from the generator of another genre, and takes no prompt's place. */
  readonly isCarried: boolean;
}

/** What one genre's generator hands to another's. */
interface CarriedState extends Pick<GeneratorNavigationState, 'prompt'> {
  readonly carried: true;
  /** As it is kept. */
  readonly origin?: PromptOrigin | undefined;
}

/** The navigation state with which a prompt comes along; absent where there is none. */
export const carry = (prompt: string, origin: PromptOrigin | undefined): CarriedState | undefined =>
  prompt.trim() === '' ? undefined : { prompt, carried: true, origin };

/** Takes the prompt that another page handed over, once and as soon as this one is ready. */
export function useNavigationPrompt(ready: boolean, onPrompt: (handed: HandedPrompt) => void): void {
  useTakenState(ready, ({ prompt, inspirationId, source, autoFill, ...rest }) => {
    if (typeof prompt !== 'string' || prompt === '') return false;
    const isCarried = rest['carried'] === true;
    const origin = parseOrigin(isCarried ? rest['origin'] : { inspirationId, source, handed: prompt });
    onPrompt({ prompt, origin, autoFill: autoFill === true, isCarried });
    return true;
  });
}
