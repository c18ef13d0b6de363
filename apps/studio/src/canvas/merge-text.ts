/** A text that someone else has changed while it is being typed in: both changes together. Pure. */

import type { Json, JsonObject } from '@sitewright/core/json'
import { canonical, mergeValues } from '../document/merge-values.ts'

type Sides = Readonly<Record<'base' | 'mine' | 'theirs', JsonObject>>

/** Both changes in one text. Of a paragraph that both have changed, both versions stay: to take one out is easier than to get it back. */
export function mergeText({ base, mine, theirs }: Sides): JsonObject {
  const merged = mergeValues({
    base: { text: base },
    mine: { text: mine },
    theirs: { text: theirs },
  })
  if (merged) return merged.text as JsonObject
  const known = new Set([...nodesOf(base), ...nodesOf(theirs)].map(canonical))
  const added = nodesOf(mine).filter((node) => !known.has(canonical(node)))
  return { ...theirs, content: [...nodesOf(theirs), ...added] }
}

function nodesOf({ content }: JsonObject): readonly Json[] {
  return Array.isArray(content) ? content : []
}
