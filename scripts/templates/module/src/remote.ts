import type { RemoteModule } from '@storyloom/shared/contract';
import { routes } from './app/routes.tsx';

export const remote = { contract: 1, id: 'new-module', routes } satisfies RemoteModule;
