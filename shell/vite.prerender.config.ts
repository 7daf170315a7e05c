import { defineConfig } from 'vite';
import { shellPrerenderConfig } from '@storyloom/shared/build';

export default defineConfig(shellPrerenderConfig(import.meta.dirname));
