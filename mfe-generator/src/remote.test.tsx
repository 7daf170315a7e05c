import { describeRemote } from '@storyloom/testing/remote-contract';
import descriptor from '../remote.json' with { type: 'json' };
import { remote } from './remote.ts';

describeRemote(remote, descriptor);
