import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/**
 * Journeys of what owners and shoppers do most, and of what leans most on the browser: keyboard, dragging, pasting, network,
 * colours. Rows of lists that are dragged are not among them: by WebDriver BiDi, Firefox begins such a drag and never drops, with a
 * screen or without.
 */
const JOURNEYS = [
  'make-a-site',
  'text-fidelity',
  'type-at-once',
  'grid-layout',
  'keyboard-only',
  'phone-layout',
  'undo-everything',
  'header',
  'paste',
  'edit-together',
  'canvas-as-live',
  'contrast',
  'styles',
  'publish-anywhere',
  'buy',
  'cart-tabs',
  'content-policy',
]

/** `npx playwright test --config e2e/firefox`: journeys in Firefox, which Playwright drives by WebDriver BiDi. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  testMatch: [...JOURNEYS.map((name) => `${name}.spec.ts`), 'e2e/firefox/*.spec.ts'],
  testIgnore: 'nightly/**',
  globalSetup: '../global-setup.ts',
  outputDir: '../../test-results',
  use: {
    ...journeys.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // Wide enough for a desktop at its own size: in Firefox, Playwright presses nothing in a frame that is scaled.
    viewport: { width: 1920, height: 1000 },
    launchOptions: {
      executablePath: join(import.meta.dirname, 'driven-firefox.mjs'),
      firefoxUserPrefs: {
        // Without a screen, Firefox sees no mouse and takes the machine for a phone: 6 is a fine pointer that can hover.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
        // One process for a page and its frames, as in Chromium: what Playwright presses does not come into frames in another.
        'fission.autostart': false,
        // Firefox ends scripts that take more than 10 s, which one may on a busy machine.
        'dom.max_script_run_time': 0,
      },
    },
  },
})
