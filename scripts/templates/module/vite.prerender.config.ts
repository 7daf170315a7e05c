import { defineConfig } from 'vite';
import { remotePrerenderConfig } from '@storyloom/shared/build';

export default defineConfig(remotePrerenderConfig(import.meta.dirname));
