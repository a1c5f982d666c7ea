import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    pool: 'threads',
    env: { TZ: 'UTC', NO_COLOR: '1' },
  },
});
