import { renderStandalone } from '@storyloom/shared/standalone';
import { remote } from './remote.ts';

renderStandalone(remote);
