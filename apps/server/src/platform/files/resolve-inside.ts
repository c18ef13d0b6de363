import { join, resolve, sep } from 'node:path'

/** Names of letters, digits, `.`, `_` and `-` with single slashes between them; none begins with a dot. */
const PLAIN_PATH = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/
const LONGEST = 1000

/**
 * Where a path that someone else wrote lies below `root`; undefined for one that could lead out of it,
 * or that is spelled in a way of which different programs could make different things.
 */
export function resolveInside(root: string, path: string): string | undefined {
  if (path.length > LONGEST || !PLAIN_PATH.test(path)) return undefined
  const folder = resolve(root)
  const resolved = resolve(join(folder, path))
  return resolved.startsWith(folder + sep) ? resolved : undefined
}
