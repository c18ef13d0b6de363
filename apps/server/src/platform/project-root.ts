/** The folder that holds `themes/` and `dist/`, found the same way from the sources and from the bundle. */

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

function findRoot(from: string): string {
  if (existsSync(join(from, 'package-lock.json'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error(`No project folder above ${import.meta.dirname}.`)
  return findRoot(parent)
}

export const PROJECT_ROOT = findRoot(import.meta.dirname)
