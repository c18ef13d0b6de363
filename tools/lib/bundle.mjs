/** Turns a target into files: options for esbuild, and what happens with its outputs. */

import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { withoutDocumentation } from '../../packages/template/without-documentation.mjs'
import { englishOnly } from './english-only.mjs'
import { fillFolder } from './folder.mjs'
import { LATE, oneFirstChunk } from './one-first-chunk.mjs'
import { hashOf, inProject, ROOT, readIfThere } from './project.mjs'
import { reactDomAsModule } from './react-dom-as-module.mjs'
import { smallest } from './smallest.mjs'
import { styleSheets } from './style-sheets.mjs'
import { withoutBarrels } from './without-barrels.mjs'
import { withoutEmptyImports } from './without-empty-imports.mjs'

/** @typedef {import('./targets.mjs').Target} Target */
/** @typedef {'production' | 'development'} Mode */

/** Imports of packages stay imports; our own workspaces are TypeScript and become part of the bundle. */
export const packagesOutside = {
  name: 'packages-outside',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@sitewright/') ? null : { path, external: true },
    )
  },
}

/** Packages with programs or libraries of their own, which are found where they are installed. */
const NATIVE = /^(?:sharp|@node-rs\/argon2|pg-native)$/

/** Imports of packages become part of the bundle, but for those that cannot. */
const nativeOutside = {
  name: 'native-outside',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: NATIVE }, ({ path }) => ({ path, external: true }))
  },
}

/** CommonJS packages in a bundle of modules ask for Node's own modules by `require`. */
const REQUIRE =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);"

/** @param {Target} target */
export function presentEntries({ entries }) {
  return Object.fromEntries(
    Object.entries(entries).filter(([, source]) => existsSync(inProject(source))),
  )
}

/**
 * @param {Target} target
 * @param {Mode} mode
 * @param {string} [banner] script put before each entry
 * @returns {import('esbuild').BuildOptions & {metafile: true, write: false}}
 */
export function optionsFor(target, mode, banner) {
  const isBrowser = target.platform === 'browser'
  const isProduction = mode === 'production'
  const names = target.isHashed ? '[name]-[hash]' : '[name]'
  return {
    absWorkingDir: ROOT,
    entryPoints: presentEntries(target),
    outdir: join(target.folder, target.assets ?? ''),
    entryNames: names,
    chunkNames: 'chunk-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    format: target.isClassic ? 'iife' : 'esm',
    splitting: !target.isClassic,
    platform: target.platform,
    target: isBrowser ? ['es2022', 'chrome109', 'firefox115', 'safari16'] : ['node20'],
    minify: isBrowser && isProduction,
    sourcemap: isBrowser && isProduction ? false : 'linked',
    define: isBrowser ? { 'process.env.NODE_ENV': JSON.stringify(mode) } : {},
    loader: {
      '.html': 'text',
      '.png': 'file',
      '.svg': 'file',
      '.webp': 'file',
      '.woff2': 'file',
    },
    plugins: pluginsFor(target, isProduction),
    inject: target.first ?? [],
    banner: bannerOf(target, banner),
    legalComments: 'none',
    logLevel: 'silent',
    metafile: true,
    write: false,
  }
}

/** @param {Target} target @param {string} [banner] */
function bannerOf({ platform, isWhole }, banner = '') {
  const js = platform === 'node' && isWhole ? REQUIRE + banner : banner
  return js ? { js } : {}
}

/**
 * @param {Target} target
 * @param {boolean} isProduction
 */
function pluginsFor({ platform, isWhole, privateNames, isEnglish, entries }, isProduction) {
  if (platform === 'node') return [isWhole ? nativeOutside : packagesOutside, styleSheets]
  const shorter = privateNames && isProduction ? [smallest(privateNames)] : []
  const leaner = isProduction ? [withoutEmptyImports, reactDomAsModule] : []
  const smaller = isEnglish
    ? [englishOnly, withoutBarrels, oneFirstChunk(Object.values(entries)[0] ?? '')]
    : []
  return [styleSheets, withoutDocumentation, ...smaller, ...shorter, ...leaner]
}

/**
 * Writes what esbuild made, with manifest and page, and removes what it no longer makes.
 * @param {Target} target
 * @param {import('esbuild').BuildResult<{metafile: true, write: false}>} result
 * @returns {string[]} the outputs, relative to the project
 */
export function writeOutputs(target, { metafile, outputFiles }) {
  /** @type {Map<string, string | Uint8Array>} */
  const files = new Map(outputFiles.map((file) => [relative(ROOT, file.path), file.contents]))
  if (target.isHashed) {
    const manifest = manifestOf(target, metafile)
    files.set(`${target.folder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`)
    if (target.page) {
      files.set(`${target.folder}/index.html`, pageOf(target, manifest))
    }
  }
  fillFolder(target.folder, files)
  return [...files.keys()]
}

/**
 * Which files a page needs for an entry, whose styles include those of all later sources, or for a source that is
 * loaded later. Paths are relative to the target's
 * folder; a later source is named by its path below the first entry's folder, without ending.
 *
 * @typedef {{js: string, css: string[], preloads: string[]}} ManifestEntry
 * @param {Target} target
 * @param {import('esbuild').Metafile} metafile
 * @returns {Record<string, ManifestEntry>}
 */
function manifestOf(target, { outputs }) {
  const names = Object.fromEntries(Object.entries(target.entries).map(([k, v]) => [v, k]))
  const home = `${Object.values(target.entries)[0]?.split('/src/')[0]}/src/`
  const short = (/** @type {string} */ path) => relative(target.folder, path)
  const outputOf = (/** @type {string} */ source) =>
    Object.keys(outputs).find((path) => outputs[path]?.entryPoint === source)
  const soon = (/** @type {string | undefined} */ name) =>
    (target.soon?.[name ?? ''] ?? []).flatMap((source) => outputOf(source) ?? [])
  const entries = Object.entries(outputs)
    .filter(([path, { entryPoint }]) => entryPoint && path.endsWith('.js'))
    .map(([path, { entryPoint = '', cssBundle }]) => [
      names[entryPoint] ??
        entryPoint
          .replace(LATE, '')
          .replace(home, '')
          .replace(/\.\w+$/, ''),
      {
        js: short(path),
        css: cssBundle ? [short(cssBundle)] : [],
        preloads: preloadsOf([path, ...soon(names[entryPoint])], outputs).map(short),
      },
    ])
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * All that the first path needs: what the paths import at once, and the other paths themselves.
 * @param {string[]} paths
 * @param {import('esbuild').Metafile['outputs']} outputs
 */
function preloadsOf([own = '', ...others], outputs) {
  const found = staticImports(own, outputs)
  for (const path of others) staticImports(path, outputs, found.add(path))
  return [...found]
}

/**
 * @param {string} path
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {Set<string>} found
 */
function staticImports(path, outputs, found = new Set()) {
  for (const { path: imported, kind } of outputs[path]?.imports ?? []) {
    if (kind !== 'import-statement' || found.has(imported) || !(imported in outputs)) continue
    found.add(imported)
    staticImports(imported, outputs, found)
  }
  return found
}

/**
 * @param {Target} target
 * @param {Record<string, ManifestEntry>} manifest
 */
function pageOf(target, manifest) {
  const name = Object.keys(target.entries)[0] ?? ''
  const entry = manifest[name]
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${target.page}</title>`,
    '<link rel="icon" href="data:,">',
    ...(entry?.css ?? []).map((path) => `<link rel="stylesheet" href="/${path}">`),
    ...(entry?.preloads ?? []).map((path) => `<link rel="modulepreload" href="/${path}">`),
    `<script type="module" src="/${entry?.js}"></script>`,
    '</head>',
    '<body><div id="root"></div><noscript>The studio needs JavaScript.</noscript></body>',
    '</html>',
    '',
  ].join('\n')
}

/**
 * The inputs that an output was made from, so that the next build can tell whether it is stale.
 * @param {import('esbuild').Metafile} metafile
 */
export function inputHashes({ inputs }) {
  const own = Object.keys(inputs).filter(
    (path) => !path.includes('node_modules/') && !path.includes(':'),
  )
  return Object.fromEntries(own.map((path) => [path, hashOf(readIfThere(path) ?? '')]))
}
