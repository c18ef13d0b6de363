import { join, resolve, sep } from 'node:path'

/** Names of letters, digits, `.`, `_` and `-` with single slashes between them; none begins with a dot. */
const PLAIN_PATH = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/
/** Characters of a path; longer ones are refused. */
const LONGEST = 1000

/**
 * Path traversal guard: the place below `root` of a path that someone else wrote; undefined for a path that could lead out of
 * it, or whose spelling different programs could read differently.
 */
export function resolveInside(root: string, path: string): string | undefined {
  if (path.length > LONGEST || !PLAIN_PATH.test(path)) return undefined
  const folder = resolve(root)
  const resolved = resolve(join(folder, path))
  return resolved.startsWith(folder + sep) ? resolved : undefined
}
