/** The scripts that a layout loads by `<squarespace:script>`. */

import { type FoundTag, partialsIn, platformTagsIn, type Template } from '@sitewright/template'

export interface LayoutScript {
  /** Address under which it is served: `/scripts/site.js`. */
  readonly path: string
  /**
   * Whether visitors get it combined with the layout's others, in their order. Undefined if a template in the attribute
   * decides it for each page.
   */
  readonly isCombined: boolean | undefined
}

/**
 * Scripts in the order of the layout; those of its partials come after. Names computed by a template are not known.
 */
export function layoutScripts(layout: Template, partials: Partials): readonly LayoutScript[] {
  const all = [layout, ...partialsBelow(layout, partials)].flatMap(scriptsIn)
  return [...new Map(all.map((script) => [script.path, script])).values()]
}

const knownScripts = new WeakMap<Template, readonly LayoutScript[]>()

function scriptsIn(template: Template): readonly LayoutScript[] {
  const scripts = knownScripts.get(template) ?? platformTagsIn(template.code).flatMap(scriptOf)
  knownScripts.set(template, scripts)
  return scripts
}

function scriptOf({ name, attributes, templates }: FoundTag): readonly LayoutScript[] {
  const { src, combo = '' } = attributes
  if (name !== 'script' || src === undefined) return []
  const isCombined = templates.combo ? undefined : combo.trim().toLowerCase() === 'true'
  return [{ path: `/scripts/${src.replace(/^\/?(?:scripts\/)?/, '')}`, isCombined }]
}

/** Partials by the name that `apply` uses. */
type Partials = Readonly<Record<string, Template>>

/** The partials that a template may run, directly or through others. */
export function partialsBelow(template: Template, partials: Partials): readonly Template[] {
  const reached = new Set([template])
  for (const one of reached) for (const partial of runBy(one, partials)) reached.add(partial)
  reached.delete(template)
  return [...reached]
}

const knownRuns = new WeakMap<Partials, WeakMap<Template, readonly Template[]>>()

function runBy(template: Template, partials: Partials): readonly Template[] {
  const runs = knownRuns.get(partials) ?? new WeakMap<Template, readonly Template[]>()
  knownRuns.set(partials, runs)
  const known =
    runs.get(template) ??
    [...partialsIn(template.code, wordsFor(partials))].flatMap((word) => partialOf(partials, word))
  runs.set(template, known)
  return known
}

function partialOf(partials: Partials, word: string): Template | readonly [] {
  const name = [word, `${word}.block`].find((one) => Object.hasOwn(partials, one))
  return partials[name ?? ''] ?? []
}

const knownWords = new WeakMap<Partials, ReadonlySet<string>>()

/** The names of partials: `apply` names one with its ending, tags without it. */
function wordsFor(partials: Partials): ReadonlySet<string> {
  const names = Object.keys(partials)
  const words = knownWords.get(partials) ?? new Set([...names, ...names.map(withoutEnding)])
  knownWords.set(partials, words)
  return words
}

const withoutEnding = (name: string) => name.replace(/\.block$/, '')
