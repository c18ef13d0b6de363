/** A lock file made on one system must serve the others, and the oldest Node that is promised. */

import { readIfThere } from './project.mjs'

/** @typedef {Record<string, {version?: string, engines?: {node?: string}, optionalDependencies?: Record<string, string>}>} Packages */

/** @returns {Promise<string>} what is wrong; empty when nothing is */
export async function checkLockFile() {
  const { packages } = JSON.parse(readIfThere('package-lock.json')?.toString() ?? '{}')
  return [...missingOptions(packages), ...tooNewFor(await oldestNode(), packages)].join('\n')
}

/** Optional packages that are for other systems; without them `npm ci` refuses the file there. @param {Packages} packages */
function missingOptions(packages) {
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
}

/**
 * Packages that say that they need a newer Node than ours, which npm warns of at every installation.
 * @param {{version: string, allows(range: string): boolean}} node
 * @param {Packages} packages
 */
function tooNewFor(node, packages) {
  return Object.entries(packages).flatMap(([path, { version, engines }]) =>
    engines?.node && !node.allows(engines.node)
      ? [`${path} ${version} needs Node ${engines.node}, and ${node.version} is promised.`]
      : [],
  )
}

/** The oldest Node that `package.json` promises to work with. */
async function oldestNode() {
  // Only here, because it needs installed packages.
  const { minVersion, satisfies } = (await import('semver')).default
  const { engines } = JSON.parse(readIfThere('package.json')?.toString() ?? '{}')
  const version = minVersion(engines.node)?.version ?? ''
  return { version, allows: (/** @type {string} */ range) => satisfies(version, range) }
}
