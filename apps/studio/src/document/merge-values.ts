/** Three-way merge of settings: field by field, and inside rich text paragraph by paragraph. Pure. */

import { mergeLists } from '@sitewright/core/document/merge-lists'
import type { Json, JsonObject } from '@sitewright/core/json'
import { dequal } from 'dequal'

type Sides<Value> = Readonly<Record<'base' | 'mine' | 'theirs', Value>>

/** Both changes in one value; undefined where both changed one field, or one paragraph of it, differently. */
export function mergeValues({ base, mine, theirs }: Sides<JsonObject>): JsonObject | undefined {
  const merged: Record<string, Json | undefined> = {}
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = mergeValue({ base: base[name], mine: mine[name], theirs: theirs[name] })
    if (value === CONTESTED) return undefined
    merged[name] = value
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
}

/** Stands for a value that both changed differently. */
const CONTESTED = Symbol('contested')

function mergeValue(sides: Sides<Json | undefined>): Json | undefined | typeof CONTESTED {
  const { base, mine, theirs } = sides
  if (dequal(base, mine) || dequal(mine, theirs)) return theirs
  if (dequal(base, theirs)) return mine
  return mergedText(sides) ?? CONTESTED
}

function mergedText({ base, mine, theirs }: Sides<Json | undefined>): Json | undefined {
  const paragraphs = { base: nodesOf(base), mine: nodesOf(mine), theirs: nodesOf(theirs) }
  if (!(paragraphs.base && paragraphs.mine && paragraphs.theirs)) return undefined
  const content = mergeLists(paragraphs as Sides<readonly Json[]>, canonical)
  return content && { ...(theirs as JsonObject), content: [...content] }
}

/** Paragraphs, headings and lists of a rich text; undefined for any other value. */
function nodesOf(value: Json | undefined): readonly Json[] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { type, content = [] } = value as JsonObject
  return type === 'doc' && Array.isArray(content) ? content : undefined
}

/**
 * A node of a rich text as a key. It is the same whatever the order of the fields, of which the database has its own, and
 * whether or not usual values of attributes are spelled out.
 */
export function canonical(value: Json): string {
  return JSON.stringify(value, (_name, part: Json) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([name, inside]) => !goesWithoutSaying(name, inside))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  )
}

/** Attributes that the editor leaves out when they have their usual value. */
function goesWithoutSaying(name: string, value: Json | undefined): boolean {
  if (name === 'align') return value === 'left'
  if (name === 'newWindow') return value === false
  if (name === 'attrs') {
    const attrs = Object.entries((value ?? {}) as JsonObject)
    return attrs.every(([inside, one]) => goesWithoutSaying(inside, one))
  }
  return (name === 'content' || name === 'marks') && Array.isArray(value) && value.length === 0
}
