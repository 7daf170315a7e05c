import { describeLengths } from '../_shared/testing/describe-lengths.ts';

describeLengths([500, 2000]);
