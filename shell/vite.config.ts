import { defineConfig } from 'vite';
import { shellConfig } from '@storyloom/shared/build';

export default defineConfig(shellConfig(import.meta.dirname));
