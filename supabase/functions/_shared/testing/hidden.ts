import { cleanReason, type Hidden } from '../provider/clean-reason.ts';

/** What must not be shown to a reader, in tests of providers' messages. */
export const HIDDEN = {
  secret: 'sk-proj-Q7vT2mXw9LbR4zKd81HcPfYs',
  host: 'llm.harbour.example',
  instructions: 'You are a skilled author. Write a fantasy story in English.\nNarrate in the third person, neutrally.',
} as const satisfies Hidden;

export const clean = (text: string): string | undefined => cleanReason(text, HIDDEN);
