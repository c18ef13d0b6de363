/** Folders that the build copies as they are. Explicit: a new folder is a new entry here. */

import { relative } from 'node:path'
import { filesBelow, fillFolder } from './folder.mjs'
import { readIfThere } from './project.mjs'

/**
 * @typedef {object} Copy
 * @property {string} name
 * @property {string} from
 * @property {string} folder
 */

/** @type {readonly Copy[]} */
export const COPIES = [
  { name: 'themes', from: 'themes', folder: 'dist/themes' },
  { name: 'theme-starter', from: 'apps/cli/starter', folder: 'dist/theme-starter' },
]

/** Brings a copy up to date. @param {Copy} copy @returns {boolean} whether it was not */
export function bringUpToDate({ from, folder }) {
  const files = filesBelow(from).map((path) => {
    const target = `${folder}/${relative(from, path)}`
    return /** @type {const} */ ([target, readIfThere(path) ?? ''])
  })
  return fillFolder(folder, new Map(files))
}
