import { defineConfig } from '@playwright/test'

/**
 * Whole matrices, which take too long for every change: `npm run nightly` runs them, and all others with them, since each change passes
 * some rows of theirs only, by `rowsOf`.
 */
const NIGHTLY = 'nightly/**'
/** Journeys that need Firefox: `e2e/firefox/playwright.config.ts` runs them, nightly too. */
const FIREFOX = 'e2e/firefox/**'

/** Journeys share one server, which `e2e/global-setup.ts` starts and stops, or start their own. */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: process.env.NIGHTLY ? [FIREFOX] : [NIGHTLY, FIREFOX],
  ...(!process.env.NIGHTLY && { grepInvert: /@nightly/ }),
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // Trees of what screen readers get: `npx playwright test block-states --update-snapshots` makes them anew.
  snapshotPathTemplate: '{testDir}/accessibility-trees/{arg}{ext}',
  workers: 2,
  // Time-outs end what hangs; on a busy machine everything takes long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // A trace takes a sixth of a journey's time: `--trace on` makes one of what is looked into.
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        // One process for a page and its frames: of a frame in a process of its own, Playwright does not know at which scale
        // it is shown, and presses beside what it was asked to press. Origins stay apart all the same.
        '--disable-site-isolation-trials',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages of journeys end before optimised code has paid for itself.
        '--js-flags=--no-opt',
      ],
    },
  },
})
