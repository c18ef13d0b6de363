/** The scripts that a layout asks for by `<squarespace:script>`. */

import { type FoundTag, partialsIn, platformTagsIn, type Template } from '@sitewright/template'

export interface LayoutScript {
  /** As it is served: `/scripts/site.js`. */
  readonly path: string
  /**
   * Whether visitors get it joined with the layout's others, in their order. Nothing where a template in the attribute
   * decides it for each page.
   */
  readonly isCombined: boolean | undefined
}

/** In the order of the layout; those of the partials it leads to stand behind. Dynamic names are not known. */
export function layoutScripts(
  layout: Template,
  partials: Readonly<Record<string, Template>>,
): readonly LayoutScript[] {
  const scripts = new Map<string, LayoutScript>()
  for (const { code } of [layout, ...partialsBelow(layout, partials)]) {
    for (const tag of platformTagsIn(code)) {
      const script = tag.name === 'script' ? scriptOf(tag) : undefined
      if (script && !scripts.has(script.path)) scripts.set(script.path, script)
    }
  }
  return [...scripts.values()]
}

function scriptOf({ attributes, templates }: FoundTag): LayoutScript | undefined {
  const { src, combo = '' } = attributes
  if (src === undefined) return undefined
  const isCombined = templates.combo ? undefined : combo.trim().toLowerCase() === 'true'
  return { path: `/scripts/${src.replace(/^\/?(?:scripts\/)?/, '')}`, isCombined }
}

/** The partials that a template may run, and those that they run. */
export function partialsBelow(
  template: Template,
  partials: Readonly<Record<string, Template>>,
): readonly Template[] {
  // `apply` names a partial with its ending, tags without it.
  const byWord = new Map(
    Object.entries(partials).flatMap(([name, partial]) => [
      [name, partial],
      [name.replace(/\.block$/, ''), partial],
    ]),
  )
  const words = new Set(byWord.keys())
  const reached = new Set([template])
  for (const one of reached) {
    for (const word of partialsIn(one.code, words)) {
      const partial = byWord.get(word)
      if (partial) reached.add(partial)
    }
  }
  reached.delete(template)
  return [...reached]
}
