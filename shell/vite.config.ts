import { defineConfig } from 'vite';
import { shellConfig } from '@storyloom/build';

export default defineConfig(shellConfig(import.meta.dirname));
