/** The style sheet of a site: its theme and the owner's own. Its address changes with its content. The platform's is `platform-sheets.ts`. */

import { createHash } from 'node:crypto'
import { type Id, isId } from '@sitewright/core/id'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import {
  type BrowserColors,
  browserColors,
  compileStyles,
  type FinishedStyles,
  finishStyles,
  type StyleCompiler,
  StyleCompilerBusy,
  styleKey,
  type Theme,
} from '@sitewright/theme'
import { fail } from '../../../../platform/http/problems.ts'
import { withFallback } from '../../../../platform/limits/with-fallback.ts'
import { prepareResponse, withHeaders } from '../http/prepared-response.ts'
import { builtStyles } from './built-styles.ts'
import { createKeptSheets } from './kept-sheets.ts'
import type { SiteStyles } from './site-sheet.ts'

/** A site whose styles are asked for; a fair queue keeps its compiling from holding up other sites. */
export interface StyledSite {
  readonly siteId: Id
  readonly theme: Theme
  readonly style: SiteStyle
}

export interface StyleSheets {
  /** Styles for visitors, who do not wait long: the previous ones, or none of the theme, until the new ones are ready. */
  of(site: StyledSite): Promise<SiteStyles>
  /** Styles for editors: waits for the compiler, which has limits of its own; `problems` tell of a failure. */
  drafted(site: StyledSite): Promise<SiteStyles>
  /** A sheet of the site that is in memory. */
  find(siteId: Id, path: string): SiteStyles | undefined
}

export interface StyleSheetsOptions {
  readonly compiler: Pick<StyleCompiler, 'compile'>
  /** How many times longer than usual visitors wait for styles: for tests, which a busy machine shall not fail. */
  readonly patience?: number
  now(): number
}

const ADDRESS = /^\/site(?:\.[0-9a-f]{16})?\.css$/
/** Milliseconds that a page waits for its styles before others stand in. */
const PATIENCE_MS = 3_000
/** Milliseconds for which a page is cached while its styles are still being compiled. */
const SOON_MS = 2_000
/** Milliseconds, one minute, before styles that could not be compiled are tried again. */
const HOPELESS_MS = 60_000
/** Seconds that an editor is asked to wait while the compiler is busy. */
const RETRY_S = 2

export function isStylesPath(path: string): boolean {
  return ADDRESS.test(path)
}

export function createStyleSheets({
  compiler,
  patience = 1,
  now,
}: StyleSheetsOptions): StyleSheets {
  const kept = createKeptSheets()
  const bare = prepareSheet(finishStyles({ css: '', problems: [] }), undefined)

  /** Stand-in: the styles that visitors have seen last, else as much as there is without compiling. */
  const standInFor = ({ siteId, theme }: StyledSite): SiteStyles =>
    kept.lastSeen(siteId) ?? (isBuiltIn(theme) ? plainStyles(theme) : bare)

  const compile = async (site: StyledSite): Promise<SiteStyles> => {
    const { siteId, theme, style } = site
    const compiled = await compiler.compile({
      theme,
      caller: siteId,
      isTrusted: isBuiltIn(theme),
      values: style.tweaks,
      css: style.css,
    })
    if (!compiled.isLost) {
      return prepareSheet(compiled, browserColors(theme, compiled.css, style.tweaks))
    }
    const { problems } = compiled
    return { ...standInFor(site), problems, validUntil: now() + HOPELESS_MS }
  }

  const sheetOf = (site: StyledSite): SiteStyles | Promise<SiteStyles> => {
    const { siteId, theme, style } = site
    const key = styleKey(theme, { values: style.tweaks, css: style.css })
    return kept.get(siteId, key, now()) ?? kept.make(siteId, key, () => compile(site))
  }

  return {
    find: kept.find,
    drafted: async (site) => {
      try {
        return isPlain(site) ? plainStyles(site.theme) : await sheetOf(site)
      } catch (error) {
        throw error instanceof StyleCompilerBusy ? fail('busy', { retryAfter: RETRY_S }) : error
      }
    },
    of: async (site) => {
      if (isPlain(site)) return plainStyles(site.theme)
      const sheet = sheetOf(site)
      if (!(sheet instanceof Promise)) return kept.see(site.siteId, sheet)
      const standIn = () => ({ ...standInFor(site), validUntil: now() + SOON_MS })
      return kept.see(site.siteId, await withFallback(sheet, patience * PATIENCE_MS, standIn))
    },
  }
}

const plain = new WeakMap<Theme, SiteStyles>()

/** Styles of a built-in theme without a site's changes; memoized. Those that the build lacks are compiled in this process. */
export function plainStyles(theme: Theme): SiteStyles {
  const known = plain.get(theme)
  if (known) return known
  const { css, problems } = builtStyles(theme) ?? compileStyles(theme)
  const made = prepareSheet(finishStyles({ css, problems }), browserColors(theme, css))
  plain.set(theme, made)
  return made
}

/** Whether a theme comes with the platform; the id of an installed one is that of its version. */
export function isBuiltIn({ id }: Theme): boolean {
  return !isId(id)
}

/** Whether the site has no changes of its own, so that it shares the theme's sheet. */
function isPlain({ theme, style: { tweaks, css } }: StyledSite): boolean {
  return isBuiltIn(theme) && css === '' && Object.keys(tweaks).length === 0
}

function prepareSheet(
  { css: body, preloads, problems }: FinishedStyles,
  colors: BrowserColors | undefined,
): SiteStyles {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  const response = prepareResponse({
    body,
    contentType: 'text/css; charset=utf-8',
    cacheControl: 'public, max-age=31536000, immutable',
  })
  return {
    path: `/site.${hash}.css`,
    fonts: preloads,
    browserColors: colors,
    problems,
    response,
    unversioned: withHeaders(response, { 'cache-control': 'public, max-age=60' }),
  }
}
