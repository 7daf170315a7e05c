import { defineConfig } from 'vite';
import { shellPrerenderConfig } from '@storyloom/build';

export default defineConfig(shellPrerenderConfig(import.meta.dirname));
