import { defineConfig } from 'vite';
import { remoteConfig } from '@storyloom/shared/build';

export default defineConfig(remoteConfig(import.meta.dirname, { prerendered: true }));
