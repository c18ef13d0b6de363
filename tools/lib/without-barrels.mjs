/**
 * Imports from a package's index become imports of the files that it names: the bundler shares code by file, so whatever an index
 * names would be loaded with the first screen, since the first screen imports from it.
 */

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from './project.mjs'

/** Packages whose index is left out, with the index itself. */
const BARRELS = {
  '@sitewright/ui': 'packages/ui/src/index.ts',
  'react-aria-components': 'node_modules/react-aria-components/dist/exports/index.mjs',
}
const OURS = /[\\/](?:apps[\\/]studio|packages[\\/]ui)[\\/]src[\\/].*\.tsx?$/

const NAMED = /\b(import|export)\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g
const EXPORTED = /\bexport\s*\{([^}]*)\}\s*;?\s*(?:$|\/\/)/gm
const STYLES = /^import\s*['"](\.[^'"]+)['"]/gm

/** Names within braces, without types: `[imported, local]`. */
function namesIn(/** @type {string} */ braces) {
  return braces
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => {
      const [name = '', local = name] = one.split(/\s+as\s+/)
      return /** @type {const} */ ([name, local])
    })
}

/** @typedef {{styles: string[], places: Map<string, {from: string, name: string}>}} Barrel */

/** @returns {Barrel} what it does for whoever imports it, and the place of each name */
function readBarrel(/** @type {string} */ index) {
  const path = inProject(index)
  const text = readFileSync(path, 'utf8')
  const at = (/** @type {string} */ from) =>
    from.startsWith('.') ? join(dirname(path), from) : from
  /** @type {Barrel['places']} */
  const locals = new Map()
  /** @type {Barrel['places']} */
  const places = new Map()
  for (const [, kind, braces = '', from = ''] of text.matchAll(NAMED))
    for (const [name, local] of namesIn(braces))
      (kind === 'import' ? locals : places).set(local, { from: at(from), name })
  for (const [, braces = ''] of text.matchAll(EXPORTED))
    for (const [local, name] of namesIn(braces)) {
      const place = locals.get(local)
      if (place) places.set(name, place)
    }
  return { styles: [...text.matchAll(STYLES)].map(([, from = '']) => at(from)), places }
}

/** An esbuild plugin for a bundle that is split into chunks. */
export const withoutBarrels = {
  name: 'without-barrels',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onLoad }) {
    const barrels = new Map(
      Object.entries(BARRELS).map(([name, index]) => [name, readBarrel(index)]),
    )
    onLoad({ filter: OURS, namespace: 'file' }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const contents = text.replace(NAMED, (whole, kind, braces, from) => {
        const barrel = kind === 'import' && barrels.get(from)
        return barrel ? straight(barrel, braces, from) : whole
      })
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

/** @returns {string} imports on one line, so that lines keep their numbers but for those within the braces */
function straight(
  /** @type {Barrel} */ { styles, places },
  /** @type {string} */ braces,
  /** @type {string} */ barrel,
) {
  const imports = namesIn(braces).map(([name, local]) => {
    const place = places.get(name) ?? { from: barrel, name }
    return `import { ${place.name} as ${local} } from ${JSON.stringify(place.from)};`
  })
  return [...styles.map((style) => `import ${JSON.stringify(style)};`), ...imports].join(' ')
}
