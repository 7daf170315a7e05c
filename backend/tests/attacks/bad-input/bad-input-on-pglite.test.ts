import { describeBadInput } from './describe-bad-input.ts';

describeBadInput('PGlite', async () => ({}));
