/**
 * The platform's own style sheet of a page: of its parts those that something on the page needs. Its address names the parts, so any
 * server of the platform can make it from the address alone, and pages with the same parts share it.
 */

import { createHash } from 'node:crypto'
import { escapeHtml } from '@sitewright/core/html'
import type { Theme } from '@sitewright/theme/for-pages'
import { compactCss } from './compact-css.ts'
import { STYLE_PARTS } from './style-parts.ts'

export type StyledTheme = Pick<Theme, 'isNative' | 'needsAllStyles'>

/** The address of the styles that a page needs. A theme that swaps pages by script gets those of all pages at once. */
export function platformStylesOn(html: string, theme: StyledTheme): string {
  if (theme.needsAllStyles) return allPlatformStyles(theme)
  const classes = classesIn(html)
  const key = `${theme.isNative}${classes}`
  const known = addresses.get(key)
  if (known) return known
  const address = addressOf(
    partsFor(
      theme,
      ({ marks }) => marks === 'always' || marks.some((mark) => classes.includes(` ${mark}`)),
    ),
  )
  if (addresses.size >= MAX_ADDRESSES) addresses.clear()
  addresses.set(key, address)
  return address
}

/** Memoized by the class names of a page, which mostly stay as its content changes. */
const addresses = new Map<string, string>()
/** The most that are kept; their keys have some 5 KB each. */
const MAX_ADDRESSES = 500

const CLASSES = /class=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

/** All class names in a page, each once, between spaces: a tenth of the page or less. */
function classesIn(html: string): string {
  const lists = new Set<string>()
  for (const [, double, single, bare] of html.matchAll(CLASSES)) {
    lists.add(double ?? single ?? bare ?? '')
  }
  return ` ${[...new Set([...lists].flatMap((list) => list.split(/\s+/)))].join(' ')} `
}

/** The address of the styles that any page of a theme may need: for editors, where blocks come and go. */
export function allPlatformStyles(theme: StyledTheme): string {
  return addressOf(partsFor(theme, () => true))
}

function partsFor(
  { isNative }: StyledTheme,
  isNeeded: (part: (typeof STYLE_PARTS)[number]) => boolean,
): bigint {
  const left = isNative ? 'foreign' : 'native'
  let parts = 0n
  for (const [index, part] of STYLE_PARTS.entries()) {
    if (part.themes !== left && isNeeded(part)) parts |= bitOf(index)
  }
  return parts
}

/** Bitmask: a bit for each part, of which there are more than a number has exact bits for. */
const bitOf = (index: number) => 1n << BigInt(index)

const ADDRESS = /^\/platform\.([0-9a-z]{1,40})\.[0-9a-f]{12}\.css$/
/** A hash of all parts: it changes with each version of the platform whose styles differ. */
const VERSION = createHash('sha256')
  .update(STYLE_PARTS.map(({ css }) => css).join('\0'))
  .digest('hex')
  .slice(0, 12)

function addressOf(parts: bigint): string {
  return `/platform.${parts.toString(36)}.${VERSION}.css`
}

export interface PlatformSheet {
  readonly css: string
  /** Whether the address is of this version, so that it can be kept for good. */
  readonly isCurrent: boolean
}

/** The styles at an address; undefined for one that is none. */
export function platformStylesAt(path: string): PlatformSheet | undefined {
  const written = ADDRESS.exec(path)?.[1]
  if (written === undefined) return undefined
  const parts = readBase36(written)
  if (parts >= bitOf(STYLE_PARTS.length)) return undefined
  const chosen = STYLE_PARTS.filter((_part, index) => (parts & bitOf(index)) !== 0n)
  return {
    css: chosen.map(({ css }) => compactCss(css)).join('\n'),
    isCurrent: path === addressOf(parts),
  }
}

function readBase36(text: string): bigint {
  let value = 0n
  for (const digit of text) value = value * 36n + BigInt(Number.parseInt(digit, 36))
  return value
}

export function isPlatformStylesPath(path: string): boolean {
  return ADDRESS.test(path)
}

/** The page with the platform's styles before the site's own, which can override them. */
export function withPlatformStyles(html: string, sheet: string, platform: string): string {
  const own = `<link rel="stylesheet" href="${escapeHtml(sheet)}">`
  return html.replace(own, () => `<link rel="stylesheet" href="${platform}">\n${own}`)
}
