/** Undo and redo of changes to a site's look. Pure. */

import type { SiteStyle } from '@sitewright/core/site/site-style'

interface Step {
  /** The style as it was before. */
  readonly style: SiteStyle
  /** The change in words. */
  readonly label: string
}

export interface StyleHistory {
  readonly style: SiteStyle
  /** Latest last. */
  readonly past: readonly Step[]
  /** Next first; `style` is as it will be. */
  readonly future: readonly Step[]
  /** When the last change was made, in milliseconds, and of what. */
  readonly last: { readonly at: number; readonly key: string } | undefined
}

/** Coalescing: milliseconds within which changes of the same thing are one step, such as a slider that is dragged. */
const SAME_STEP_MS = 1_000
/** Steps that are kept; the oldest go first. */
const MOST_STEPS = 200

export function historyOf(style: SiteStyle): StyleHistory {
  return { style, past: [], future: [], last: undefined }
}

export interface StyleChange {
  /** Names the thing that is changed, for changes that belong together. */
  readonly key: string
  readonly label: string
  readonly style: SiteStyle
  readonly at: number
}

export function withChange(history: StyleHistory, change: StyleChange): StyleHistory {
  const { key, label, style, at } = change
  const { last } = history
  const isSameStep = last !== undefined && last.key === key && at - last.at < SAME_STEP_MS
  const past = isSameStep ? history.past : [...history.past, { style: history.style, label }]
  return { style, past: past.slice(-MOST_STEPS), future: [], last: { at, key } }
}

export function undone(history: StyleHistory): StyleHistory | undefined {
  const step = history.past.at(-1)
  if (!step) return undefined
  return {
    style: step.style,
    past: history.past.slice(0, -1),
    future: [{ style: history.style, label: step.label }, ...history.future],
    last: undefined,
  }
}

export function redone(history: StyleHistory): StyleHistory | undefined {
  const [step, ...future] = history.future
  if (!step) return undefined
  return {
    style: step.style,
    past: [...history.past, { style: history.style, label: step.label }],
    future,
    last: undefined,
  }
}
