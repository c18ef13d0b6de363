/** A lock file made on one system must serve the others, or `npm ci` refuses it there. */

import { readIfThere } from './project.mjs'

/** @returns {string} what is wrong; empty when nothing is */
export function checkLockFile() {
  const { packages } = JSON.parse(readIfThere('package-lock.json')?.toString() ?? '{}')
  const names = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
  )
  return Object.entries(packages)
    .filter(([path]) => path.startsWith('node_modules/'))
    .flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${path} needs ${name}, which package-lock.json does not list.`),
    )
    .join('\n')
}
