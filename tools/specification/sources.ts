/** The project's own source files. */

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['apps', 'packages', 'e2e', 'tools', 'bench']

/** The tests and tools of the specification itself, which have ids and references of their own making. */
const OWN = 'tools/specification/'

/** Paths below the project's folder, with slashes. @param root the project's folder */
export function sources(root: string): string[] {
  return FOLDERS.flatMap((folder) => below(root, folder))
}

function below(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : below(root, path)
    return /\.(?:m?[jt]s|tsx)$/.test(path) && !path.startsWith(OWN) ? [path] : []
  })
}
