import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Not `import.meta.dirname`: a Node too old to have it shall still get to read the sentence about that.
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** @param {string} path relative to the project */
export const inProject = (path) => join(ROOT, path)

/** @param {string | Uint8Array} content */
export const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** The file's content, or `undefined` when there is none. @param {string} path relative to the project */
export function readIfThere(path) {
  try {
    return readFileSync(inProject(path))
  } catch {
    return undefined
  }
}

/**
 * Writes so that a reader never sees half a file.
 * @param {string} path relative to the project
 * @param {string | Uint8Array} content
 */
export function writeWhole(path, content) {
  const target = inProject(path)
  const draft = `${target}.${process.pid}.new`
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(draft, content)
  renameSync(draft, target)
}

/** @param {number} since from `performance.now()` */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Whether a module was started as the program, and not imported. @param {ImportMeta} module */
export const isProgram = ({ filename }) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === filename
