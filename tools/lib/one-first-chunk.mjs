/**
 * Whatever is loaded first comes in one file: the bundler puts files together that the same entries need, and every late import is an
 * entry, so that the first screen would come in a hundred small ones, which compress badly. Each late import therefore imports the first
 * entry, which is there by then.
 */

import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { inProject, ROOT } from './project.mjs'

/** Stands before the path of a late import where esbuild names it. */
export const LATE = 'late:'
const NAMESPACE = LATE.slice(0, -1)
const IN_PROJECT = /[\\/](?:apps|packages)[\\/]/

/** @param {string} entry of a target with late imports. @returns {import('esbuild').Plugin} */
export function oneFirstChunk(entry) {
  const first = JSON.stringify(inProject(entry))
  return {
    name: 'one-first-chunk',
    setup(build) {
      build.onResolve(
        { filter: /^[.@]/ },
        async ({ path, kind, importer, resolveDir, namespace }) => {
          if (kind !== 'dynamic-import' || namespace !== 'file' || !IN_PROJECT.test(importer))
            return null
          const found = await build.resolve(path, {
            kind: 'import-statement',
            importer,
            resolveDir,
          })
          return found.errors.length > 0
            ? found
            : { path: relative(ROOT, found.path), namespace: NAMESPACE }
        },
      )
      build.onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => {
        const file = inProject(path)
        const from = JSON.stringify(file)
        const ownDefault = /^export default\b/m.test(readFileSync(file, 'utf8'))
          ? `export { default } from ${from};`
          : ''
        return {
          contents: `import ${first}; export * from ${from}; ${ownDefault}`,
          resolveDir: dirname(file),
        }
      })
    },
  }
}
