/** Checks the number of queries on one page: the platform runs eight, and prints nothing for further ones. */

import type { Template } from '@sitewright/template'
import { placedTagsIn } from '@sitewright/template/check'
import { partialsBelow } from '../theme-scripts.ts'
import type { ThemeRemark } from './finding.ts'

const MAX_QUERIES = 8

const remark: ThemeRemark = {
  code: 'query-limit',
  message: `A page has at most ${MAX_QUERIES} queries: this one is not asked for, and prints nothing.`,
}

interface PlacedQuery {
  readonly template: Template
  readonly offset: number
}

/**
 * Findings about queries beyond the limit, for a main template in a layout or for a layout alone. Two queries with the
 * same text count as one.
 */
export function* checkQueries(
  { layout, main }: { readonly layout: Template | undefined; readonly main?: Template },
  partials: Readonly<Record<string, Template>>,
): Iterable<PlacedQuery & { remark: ThemeRemark }> {
  const queries = new Map<string, PlacedQuery>()
  for (const root of [layout, main]) {
    if (!root) continue
    for (const template of [root, ...partialsBelow(root, partials)]) {
      for (const [key, offset] of queriesIn(template)) {
        if (!queries.has(key)) queries.set(key, { template, offset })
      }
    }
  }
  for (const query of [...queries.values()].slice(MAX_QUERIES)) yield { ...query, remark }
}

function queriesIn(template: Template): readonly (readonly [key: string, offset: number])[] {
  return placedTagsIn(template).flatMap(({ name, offset, attributes }) => {
    if (name !== 'query') return []
    const values = [...attributes].sort(([a], [b]) => (a < b ? -1 : 1))
    const isConstant = values.every(([, value]) => value !== undefined)
    return [[JSON.stringify(isConstant ? values : [template.name, offset]), offset] as const]
  })
}
