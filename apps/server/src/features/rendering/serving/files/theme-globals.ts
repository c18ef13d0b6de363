/** Globals that theme scripts rely on and that a page has to load; a page without such scripts loads none. */

import type { PageData } from '@sitewright/page/data/page-data'
import type { Template } from '@sitewright/template'
import type { Theme } from '@sitewright/theme'
import type { Rendering } from '../rendering.ts'
import { YUI_CORE_PATH } from './yui.ts'

/** Addresses of scripts that run before all others of the page. */
export function themeGlobals(
  { globals }: Pick<Rendering, 'globals'>,
  { theme, code }: Pick<PageData, 'theme' | 'code'>,
): readonly string[] {
  const ofTheme = scriptsOf(theme)
  const own = `${code.header}${code.footer}`
  const addressOf = (entry: string) => {
    const found = globals.entry(entry)
    return found ? [`/assets-sw/${found.js}`] : []
  }
  if (!ofTheme.hasAny && !HAS_SCRIPT.test(own)) return []
  if (!ofTheme.usesYui && !USES_YUI.test(own)) return addressOf('theme-globals')
  return [YUI_CORE_PATH, ...addressOf('theme-globals'), ...addressOf('yui-globals')]
}

const HAS_SCRIPT = /<script\b/i
/**
 * `YUI().use(…)`, `Y.one(…)`, `window.Y`, `Squarespace.onInitialize(Y, …)`; a script that is minified may have no space
 * anywhere.
 */
const USES_YUI = /\bYUI\b|(?<![\w$.])Y\.[A-Za-z]|\bwindow\.Y\b|\bSquarespace\.\w+\(\s*Y\s*[,)]/

interface ScriptsOfTheme {
  /** Whether the theme has scripts, as files or in its templates. */
  readonly hasAny: boolean
  readonly usesYui: boolean
}

const known = new WeakMap<Theme, ScriptsOfTheme>()

function scriptsOf(theme: Theme): ScriptsOfTheme {
  const found = known.get(theme) ?? lookInto(theme)
  known.set(theme, found)
  return found
}

function lookInto(theme: Theme): ScriptsOfTheme {
  const inTemplates = templatesOf(theme).filter(({ source }) => HAS_SCRIPT.test(source))
  const files = [...theme.files].filter(([path]) => path.startsWith('/scripts/'))
  return {
    hasAny: files.length > 0 || inTemplates.length > 0,
    usesYui:
      inTemplates.some(({ source }) => USES_YUI.test(source)) ||
      files.some(([, bytes]) => USES_YUI.test(bytes.toString('latin1'))),
  }
}

function templatesOf({ layouts, partials, pages, collections }: Theme): Template[] {
  return [
    ...layouts.values(),
    ...Object.values(partials),
    ...[...pages.values()].map(({ template }) => template),
    ...[...collections.values()].flatMap(({ list, item }) => [list ?? [], item ?? []].flat()),
  ]
}
