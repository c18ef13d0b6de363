/** One style sheet for a site: platform, blocks, theme. Its address changes with its bytes. */

import { createHash } from 'node:crypto'
import { BLOCKS } from '@sitewright/blocks/registry'
import { blockStyles } from '@sitewright/blocks/styles'
import { compileStyles, type Theme, type TweakValues } from '@sitewright/theme'
import { SYSTEM_CSS } from '../system-templates/index.ts'
import { PLATFORM_CSS } from './platform-css.ts'
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'

export interface SiteStyles {
  /** `/site.0123456789abcdef.css` */
  readonly path: string
  readonly response: Promise<PreparedResponse>
  /** For whoever asks with another hash, from a page of before a change: today's styles, not kept. */
  readonly unversioned: Promise<PreparedResponse>
}

const ADDRESS = /^\/site(?:\.[0-9a-f]{16})?\.css$/

export function isStylesPath(path: string): boolean {
  return ADDRESS.test(path)
}

const made = new WeakMap<object, SiteStyles>()

export function siteStyles(theme: Theme, tweaks: TweakValues = {}): SiteStyles {
  const compiled = compileStyles(theme, tweaks)
  const known = made.get(compiled)
  if (known) return known
  const styles = stylesOf(compiled.css)
  made.set(compiled, styles)
  return styles
}

function stylesOf(themeCss: string): SiteStyles {
  const all = blockStyles(BLOCKS.map(({ type }) => type))
  // The theme comes last, so that it has the last word.
  const body = `${PLATFORM_CSS}${SYSTEM_CSS}\n${all}\n${themeCss}\n`
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  const prepare = (cacheControl: string) =>
    prepareResponse({ body, contentType: 'text/css; charset=utf-8', cacheControl })
  return {
    path: `/site.${hash}.css`,
    response: prepare('public, max-age=31536000, immutable'),
    unversioned: prepare('public, max-age=60'),
  }
}
