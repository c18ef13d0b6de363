/** Which of the globals that theme scripts count on a page has to load. A page without scripts of others loads none. */

import type { Template } from '@sitewright/template'
import type { Theme } from '@sitewright/theme'
import type { PageData } from '../page/page-data.ts'
import type { Rendering } from '../services.ts'

/** Addresses of scripts that run before all others of the page. */
export function themeGlobals(
  { globals }: Pick<Rendering, 'globals'>,
  { theme, code }: Pick<PageData, 'theme' | 'code'>,
): readonly string[] {
  const hasScripts = scriptsOf(theme) || HAS_SCRIPT.test(`${code.header}${code.footer}`)
  const entry = hasScripts ? globals.entry('theme-globals') : undefined
  return entry ? [`/assets-sw/${entry.js}`] : []
}

const HAS_SCRIPT = /<script\b/i

const known = new WeakMap<Theme, boolean>()

/** Scripts of its own, or written into its templates. */
function scriptsOf(theme: Theme): boolean {
  const found =
    known.get(theme) ??
    ([...theme.files.keys()].some((path) => path.startsWith('/scripts/')) ||
      templatesOf(theme).some(({ source }) => HAS_SCRIPT.test(source)))
  known.set(theme, found)
  return found
}

function templatesOf({ layouts, partials, pages, collections }: Theme): Template[] {
  return [
    ...layouts.values(),
    ...Object.values(partials),
    ...[...pages.values()].map(({ template }) => template),
    ...[...collections.values()].flatMap(({ list, item }) => [list ?? [], item ?? []].flat()),
  ]
}
