import { describeLengths } from '../_shared/testing/describe-lengths.ts';

describeLengths([500, 600, 800, 1000, 1500, 2000, 2500, 3000, 4000, 5000]);
