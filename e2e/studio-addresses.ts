/** Every address of the studio, as its router has them. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROUTES = join(import.meta.dirname, '../apps/studio/src/routes')
const ROUTE =
  /export const (\w+) = createRoute\(\{\s*getParentRoute: \(\) => (\w+),\s*(?:path: '([^']*)'|id: '[^']*')/g

/** Patterns such as `/sites/$siteId/pages`, read from the text of its routes: no test can import their screens. */
function studioPatterns(): string[] {
  const text = readdirSync(ROUTES)
    .map((file) => readFileSync(join(ROUTES, file), 'utf8'))
    .join('\n')
  const found = [...text.matchAll(ROUTE)]
  const all = text.match(/createRoute\(/g) ?? []
  if (found.length !== all.length)
    throw new Error('A route of the studio is written in another way')
  const routes = new Map(
    found.map(([, name = '', parent = '', path = '']) => [name, { parent, path }] as const),
  )
  const pathOf = (name: string): string => {
    const route = routes.get(name)
    return route ? pathOf(route.parent) + route.path : ''
  }
  const parents = new Set([...routes.values()].map(({ parent }) => parent))
  return [...routes.keys()].filter((name) => !parents.has(name)).map(pathOf)
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
