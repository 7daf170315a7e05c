import { loadFollowing } from '../features/generation/model/load-following.ts';

// Few tests are about when this code is fetched.
await loadFollowing();
