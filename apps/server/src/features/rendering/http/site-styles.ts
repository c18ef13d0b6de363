/** One style sheet for a site: platform, blocks, theme. Its address changes with its bytes. */

import { createHash } from 'node:crypto'
import { BLOCKS } from '@sitewright/blocks/registry'
import { blockStyles } from '@sitewright/blocks/styles'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import { compileStyles, type Theme, withFonts } from '@sitewright/theme'
import type { HeadStyles } from '../head/head.ts'
import { SYSTEM_CSS } from '../system-templates/index.ts'
import { PLATFORM_CSS } from './platform-css.ts'
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'

export interface SiteStyles extends HeadStyles {
  /** `/site.0123456789abcdef.css` */
  readonly path: string
  readonly response: PreparedResponse
  /** For whoever asks with another hash, from a page of before a change: today's styles, not kept. */
  readonly unversioned: PreparedResponse
}

export interface StyleSheets {
  /** Made once for each revision of a theme and set of choices, and shared by all sites that have them. */
  of(theme: Theme, style: SiteStyle): Promise<SiteStyles>
}

const ADDRESS = /^\/site(?:\.[0-9a-f]{16})?\.css$/
const MOST_KEPT = 500

export function isStylesPath(path: string): boolean {
  return ADDRESS.test(path)
}

export function createStyleSheets(): StyleSheets {
  /** The one that was asked for longest ago comes first. */
  const kept = new Map<string, Promise<SiteStyles>>()
  const keep = (key: string, styles: Promise<SiteStyles>) => {
    kept.delete(key)
    kept.set(key, styles)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return styles
  }
  return {
    of: (theme, style) => {
      const key = keyOf(theme, style)
      const known = kept.get(key)
      if (known) return keep(key, known)
      const made = makeStyles(theme, style)
      made.catch(() => kept.delete(key))
      return keep(key, made)
    },
  }
}

function keyOf({ revision }: Theme, { tweaks }: SiteStyle): string {
  const sorted = Object.entries(tweaks).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([revision, sorted]))
    .digest('base64url')
}

async function makeStyles(theme: Theme, { tweaks }: SiteStyle): Promise<SiteStyles> {
  const { css } = compileStyles(theme, tweaks)
  const all = blockStyles(BLOCKS.map(({ type }) => type))
  // The theme comes last, so that it has the last word.
  const { css: body, preloads } = withFonts(`${PLATFORM_CSS}${SYSTEM_CSS}\n${all}\n${css}\n`)
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 16)
  const prepare = (cacheControl: string) =>
    prepareResponse({ body, contentType: 'text/css; charset=utf-8', cacheControl })
  return {
    path: `/site.${hash}.css`,
    fonts: preloads,
    response: prepare('public, max-age=31536000, immutable'),
    unversioned: prepare('public, max-age=60'),
  }
}
