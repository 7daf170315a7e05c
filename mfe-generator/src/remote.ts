import type { RemoteModule } from '@storyloom/shared/contract';
import { routes } from './app/routes.tsx';
import { followSignOut } from './own-work/follow-sign-out.ts';

followSignOut();

export const remote = { contract: 1, id: 'generator', routes } satisfies RemoteModule;
