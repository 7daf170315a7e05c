import { defineConfig } from 'vite';
import { remoteConfig } from '@storyloom/build';

export default defineConfig(
  remoteConfig(import.meta.dirname, { firstPage: 'src/features/generation/components/generator-page.tsx' }),
);
