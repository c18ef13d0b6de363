/** The bundles of the build and their sources. Explicit: a new bundle is a new entry here. */

import { privateNames } from '../../packages/template/private-names.mjs'

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {Record<string, string>} entries Name of the output → source. Missing sources are skipped.
 * @property {string} folder Where the outputs go.
 * @property {string[]} [first] Sources that run before all others.
 * @property {'node' | 'browser'} platform
 * @property {Record<string, string[]>} [soon] Late imports that an entry asks for at once, one after the other: pages preload them with it.
 * @property {boolean} [isWhole] Whether packages become part of it too, because it has to start fast.
 * @property {boolean} [isEnglish] Libraries say nothing in other languages than English.
 * @property {RegExp} [privateNames] Properties that get short names; without them there is no second minifier either.
 * @property {boolean} [isHashed] Whether outputs carry a hash and are listed in a `manifest.json`.
 * @property {boolean} [isClassic] Whether outputs are scripts that run where they stand, not modules.
 * @property {string} [assets] Folder below `folder` for everything but the page.
 * @property {string} [page] Title of an `index.html` that loads the first entry.
 */

/** @type {readonly Target[]} */
export const TARGETS = [
  {
    name: 'cli',
    entries: { main: 'apps/cli/src/main.ts' },
    folder: 'dist/cli',
    platform: 'node',
  },
  {
    name: 'look',
    entries: { 'look-at-page': 'apps/cli/src/look/in-page/look-at-page.ts' },
    folder: 'dist/look',
    platform: 'browser',
    isClassic: true,
  },
  {
    name: 'template',
    entries: { engine: 'packages/template/src/conformance.ts' },
    folder: 'dist/template',
    platform: 'node',
  },
  {
    name: 'template-browser',
    entries: {
      engine: 'packages/template/src/browser.ts',
      expressions: 'packages/template/src/expressions/compile-expression.ts',
    },
    folder: 'dist/template-browser',
    platform: 'browser',
    privateNames,
  },
  {
    name: 'server',
    entries: {
      main: 'apps/server/src/main.ts',
      kept: 'apps/server/src/kept.ts',
      operator: 'apps/server/src/operator/main.ts',
      sample: 'apps/server/src/sample/main.ts',
      workshop: 'apps/server/src/workshop/main.ts',
    },
    folder: 'dist/server',
    platform: 'node',
    isWhole: true,
  },
  {
    name: 'sandbox-starter',
    entries: { starter: 'packages/sandbox/src/starter.ts' },
    folder: 'dist/sandbox-starter',
    platform: 'node',
  },
  {
    name: 'image-worker',
    entries: { worker: 'apps/server/src/features/files/image-worker.ts' },
    folder: 'dist/image-worker',
    platform: 'node',
  },
  {
    name: 'style-worker',
    entries: { worker: 'packages/theme/src/styles/compiler/worker.ts' },
    folder: 'dist/style-worker',
    platform: 'node',
    isWhole: true,
  },
  {
    name: 'render-worker',
    entries: { worker: 'apps/server/src/features/rendering/serving/worker/worker.ts' },
    folder: 'dist/render-worker',
    platform: 'node',
  },
  {
    name: 'theme-reader',
    entries: { worker: 'packages/theme/src/install/worker.ts' },
    folder: 'dist/theme-reader',
    platform: 'node',
    isWhole: true,
  },
  {
    name: 'storefront-server',
    entries: { pages: 'apps/storefront/src/pages/server.tsx' },
    folder: 'dist/storefront-server',
    platform: 'node',
  },
  {
    name: 'storefront',
    entries: {
      loader: 'apps/storefront/src/loader.ts',
      pages: 'apps/storefront/src/pages/client.tsx',
      'stripe-fields': 'apps/storefront/src/pages/payment/stripe/fields.ts',
      workshop: 'apps/storefront/src/workshop/client.ts',
    },
    soon: {
      pages: ['apps/storefront/src/pages/hydrate.ts', 'apps/storefront/src/pages/PageInWords.tsx'],
    },
    folder: 'dist/storefront',
    platform: 'browser',
    isHashed: true,
  },
  {
    name: 'theme-globals',
    entries: {
      'theme-globals': 'apps/storefront/src/theme-globals.ts',
      'yui-globals': 'apps/storefront/src/yui-globals.ts',
    },
    folder: 'dist/theme-globals',
    platform: 'browser',
    isHashed: true,
    isClassic: true,
  },
  {
    name: 'canvas',
    entries: {
      runtime: 'apps/studio/src/canvas/runtime.ts',
      'form-preview': 'apps/studio/src/canvas/form-preview.ts',
      'styled-screen': 'apps/studio/src/canvas/styled-screen.ts',
      looking: 'apps/studio/src/canvas/looking.ts',
    },
    folder: 'dist/canvas',
    platform: 'browser',
    isHashed: true,
  },
  {
    name: 'canvas-opening',
    entries: { opening: 'apps/studio/src/canvas/opening.ts' },
    folder: 'dist/canvas-opening',
    platform: 'browser',
    isHashed: true,
    isClassic: true,
  },
  {
    name: 'studio',
    entries: { main: 'apps/studio/src/main.tsx' },
    first: ['apps/studio/src/without-eval.ts'],
    folder: 'dist/studio',
    platform: 'browser',
    isHashed: true,
    assets: 'assets',
    page: 'Sitewright',
    isEnglish: true,
  },
]
