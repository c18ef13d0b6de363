import { defineConfig } from 'vitest/config'
import { textFiles } from '../../vitest.config.ts'

/** `npm run pictures`: the sample site of the tests' world, drawn by a browser. */
export default defineConfig({
  plugins: [textFiles],
  test: {
    include: ['tools/block-pictures/draw.ts'],
    globalSetup: 'packages/testing/src/global-setup.ts',
    testTimeout: 600_000,
    hookTimeout: 240_000,
  },
})
