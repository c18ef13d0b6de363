import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** `npm run thumbnails`: pictures of the built-in themes, made as the journeys are run. */
export default defineConfig(journeys, {
  testDir: '.',
  globalSetup: '../../e2e/global-setup.ts',
  outputDir: '../../test-results',
})
