/** The deliberate differences as `docs/template-differences.md` lists them. */

import { readFileSync } from 'node:fs'
import type { Pair } from './engines.ts'

interface Documented {
  /** The heading, in backquotes in the document. */
  readonly name: string
  readonly reason: string
  /** A pair that shows the difference, and the output of each engine. */
  readonly example: Pair & { readonly ours: string; readonly theirs: string }
}

const PAGE = new URL('../../../../docs/template-differences.md', import.meta.url)
const SECTION = /^## `(?<name>[^`]+)`\n(?<reason>[\s\S]*?)^```json\n(?<example>[\s\S]*?)^```$/gm

export function documentedDifferences(): readonly Documented[] {
  const page = readFileSync(PAGE, 'utf8')
  return [...page.matchAll(SECTION)].map(({ groups }) => ({
    name: groups?.name ?? '',
    reason: groups?.reason?.trim() ?? '',
    example: JSON.parse(groups?.example ?? '') as Documented['example'],
  }))
}
