/** Every address of the studio, as its router has them. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROUTER = join(import.meta.dirname, '../apps/studio/src/router.tsx')
const ROUTE =
  /const (\w+) = createRoute\(\{\s*getParentRoute: \(\) => (\w+),\s*(?:path: '([^']*)'|id: '[^']*')/g

/** Patterns such as `/sites/$siteId/pages`, read from the text of the router: no test can import its screens. */
function studioPatterns(): string[] {
  const text = readFileSync(ROUTER, 'utf8')
  const found = [...text.matchAll(ROUTE)]
  const all = text.match(/createRoute\(/g) ?? []
  if (found.length !== all.length)
    throw new Error('A route of the studio is written in another way')
  const paths = new Map<string, string>()
  const parents = new Set(found.map(([, , parent = '']) => parent))
  for (const [, name = '', parent = '', path = ''] of found) {
    paths.set(name, `${paths.get(parent) ?? ''}${path}`)
  }
  return [...paths].filter(([name]) => !parents.has(name)).map(([, path]) => path)
}

/** Each pattern with each of the ids that its parameters can have. */
export function studioAddresses(ids: Readonly<Record<string, readonly string[]>>): string[] {
  return studioPatterns().flatMap((pattern) => filledIn(pattern, ids))
}

function filledIn(pattern: string, ids: Readonly<Record<string, readonly string[]>>): string[] {
  const [found, name = ''] = /\$(\w+)/.exec(pattern) ?? []
  if (found === undefined) return [pattern]
  const values = ids[name] ?? []
  if (values.length === 0) throw new Error(`No id is known for ${pattern}`)
  return values.flatMap((value) => filledIn(pattern.replace(found, value), ids))
}
