/** Folders of the build: what is in them, and making them hold exactly what they should. */

import { existsSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject, readIfThere, writeWhole } from './project.mjs'

/** Every file below a folder. @param {string} folder relative to the project @returns {string[]} likewise */
export function filesBelow(folder) {
  if (!existsSync(inProject(folder))) return []
  return readdirSync(inProject(folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(inProject(path), { throwIfNoEntry: false })?.isFile())
    .filter((path) => !path.endsWith('.new'))
}

/**
 * Writes what is new or different, and removes every other file.
 * @param {string} folder relative to the project
 * @param {ReadonlyMap<string, string | Uint8Array>} files content by path, relative to the project
 * @returns {boolean} whether anything had to be done
 */
export function fillFolder(folder, files) {
  const changed = [...files].filter(
    ([path, content]) => !readIfThere(path)?.equals(Buffer.from(content)),
  )
  for (const [path, content] of changed) writeWhole(path, content)
  const others = filesBelow(folder).filter((path) => !files.has(path))
  for (const path of others) removeWithEmptyFolders(path, folder)
  return changed.length > 0 || others.length > 0
}

/** @param {string} path @param {string} folder it stays, even when it is empty */
function removeWithEmptyFolders(path, folder) {
  rmSync(inProject(path))
  for (let above = dirname(path); above !== folder; above = dirname(above)) {
    if (readdirSync(inProject(above)).length > 0) return
    rmdirSync(inProject(above))
  }
}
