/** Files that the build makes by running the project's own code. Explicit: what else is to be made is a new entry here. */

import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { inputHashes, optionsFor } from './bundle.mjs'
import { filesBelow, fillFolder } from './folder.mjs'
import { hashOf, inProject, readIfThere } from './project.mjs'

/**
 * @typedef {object} Made
 * @property {string} name
 * @property {string} source Module whose `make` gives the files: content by name.
 * @property {readonly string[]} reads Folders that it reads.
 * @property {string} folder Place of the files.
 * @property {boolean} [isForLater] Whether a first start is sooner done without it.
 */

/** @type {readonly Made[]} */
export const MADE = [
  {
    name: 'theme-styles',
    source: 'tools/lib/make-theme-styles.ts',
    reads: ['themes'],
    folder: 'dist/theme-styles',
  },
  {
    name: 'pictures',
    source: 'tools/lib/make-pictures.ts',
    reads: [],
    folder: 'dist/pictures',
    isForLater: true,
  },
]

/** Everything that it reads, so that a file that comes or goes is noticed. @param {Made} made */
const readFiles = ({ reads }) => reads.flatMap(filesBelow)

/** @param {Made} made */
export const entriesOf = (made) => [made.source, ...readFiles(made)].join()

/** @param {Made} made @returns {Promise<{inputs: Record<string, string>, outputs: string[]}>} for the stamp */
export async function makeFiles(made) {
  const entry = basename(made.source, '.ts')
  const folder = `.cache/${made.name}`
  const target = { name: made.name, entries: { [entry]: made.source }, folder }
  const options = optionsFor({ ...target, platform: 'node' }, 'production')
  const { metafile, outputFiles } = await build({ ...options, splitting: false, sourcemap: false })
  const [program] = outputFiles
  if (!program) throw new Error(`Nothing came out of ${made.source}`)
  // A name of its own for each content, because a module is imported once.
  const path = `${folder}/${entry}-${hashOf(program.contents)}.js`
  fillFolder(folder, new Map([[path, program.contents]]))
  const { make } = await import(pathToFileURL(inProject(path)).href)
  /** @type {Record<string, string | Uint8Array>} */
  const contents = await make()
  const files = new Map(
    Object.entries(contents).map(([name, content]) => [join(made.folder, name), content]),
  )
  fillFolder(made.folder, files)
  const read = readFiles(made).map((file) => [file, hashOf(readIfThere(file) ?? '')])
  return {
    inputs: { ...inputHashes(metafile), ...Object.fromEntries(read) },
    outputs: [...files.keys()],
  }
}
