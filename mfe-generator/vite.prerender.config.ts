import { defineConfig } from 'vite';
import { remotePrerenderConfig } from '@storyloom/build';

export default defineConfig(remotePrerenderConfig(import.meta.dirname));
