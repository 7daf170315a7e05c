import { moduleTests } from '@storyloom/testing/module-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: moduleTests });
