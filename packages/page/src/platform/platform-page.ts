/**
 * Pages that no theme makes, such as checkout, order and lock screen: with the theme's colours and fonts, without
 * scripts.
 */

import { type SlideType, tracksPageViews } from '@sitewright/core/enumerations'
import { escapeHtml, scriptJson } from '@sitewright/core/html'
import type { JsonObject } from '@sitewright/core/json'
import { fillIn } from '@sitewright/core/words/fill-in'
import type { SiteFacts } from '../data/site-facts.ts'
import { type HeadStyles, iconTags, styleTags } from '../head/head.ts'
import { directionAttribute } from '../render/direction.ts'
import { wordsFor } from '../words/page-words.ts'
import { NO_LINKS, type PlatformLink, type PlatformLinks } from './platform-links.ts'

export interface PlatformPage {
  /** Page type number of specification §2. */
  readonly pageType: number
  /** Type of a slide: themes that load pages by script leave slides alone. */
  readonly slideType?: SlideType
  /** Plain text; the site's title is appended. */
  readonly title: string
  /** Trusted HTML: its maker has escaped all text of people. */
  readonly main: string
  /** Trusted HTML for the head. Scripts in it need the nonce. */
  readonly head?: string
  /** Whether nothing of the site can be opened, so that no link leads back. */
  readonly isClosed?: boolean
  /** Whether the site's main navigation is left out: nothing is to lead away from a form that is being filled in. */
  readonly isUndisturbed?: boolean
  /** Whether it has no header and no footer, as a slide that fills the window. */
  readonly isBare?: boolean
  /** Whether its words are in the site's own language, and not in English. */
  readonly isInSiteLanguage?: boolean
  /** Addresses of modules. */
  readonly scripts?: readonly string[]
  readonly nonce: string
  /** Data for scripts of the page: public keys only. */
  readonly context?: JsonObject
}

/** Data of the site that the page shows. */
export interface PlatformSurroundings {
  readonly site: Pick<SiteFacts, 'id' | 'origin' | 'settings' | 'words'>
  readonly siteTitle: string
  readonly styles: HeadStyles
  /** Links of the site's navigations; none for a site that is not published. */
  readonly links?: PlatformLinks
}

export function platformPage(
  page: PlatformPage,
  { site, siteTitle, styles, links = NO_LINKS }: PlatformSurroundings,
): string {
  const { pageType, nonce, head = '', scripts = [], isClosed = false, isUndisturbed = false } = page
  const { isBare = false } = page
  const { language } = site.settings
  const say = wordsFor(language, { ...site.words })
  // Pages that are made in English alone say so, whatever the site's language.
  const english = page.isInSiteLanguage || /^en\b/.test(language) ? '' : ' lang="en"'
  const slide = page.slideType ? ` sqs-slide-container" data-slide-type="${page.slideType}` : ''
  const context = scriptJson({
    pageType,
    tracksPageViews: tracksPageViews(pageType),
    website: { id: site.id, siteTitle, authenticUrl: site.origin },
    ...page.context,
  })
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}"${directionAttribute(language)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${page.title} — ${siteTitle}`)}</title>`,
    ...iconTags(site.settings, styles),
    '<meta name="robots" content="noindex">',
    ...styleTags(styles),
    `<script nonce="${escapeHtml(nonce)}" data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${context};</script>`,
    head,
    ...scripts.map(
      (url) =>
        `<script type="module" nonce="${escapeHtml(nonce)}" src="${escapeHtml(url)}"></script>`,
    ),
    '</head>',
    `<body data-sw-platform-page data-page-type="${pageType}">`,
    isBare
      ? ''
      : `<header class="sw-platform-header">${isClosed ? escapeHtml(siteTitle) : `<a class="sw-platform-title" href="/">${escapeHtml(siteTitle)}</a>`}${isClosed || isUndisturbed ? '' : navigation(say('pageMain'), links.main)}</header>`,
    `<main class="sw-platform-main${slide}" id="main"${english}>${page.main}</main>`,
    isClosed || isBare
      ? ''
      : `<footer class="sw-platform-footer"><a href="/">${escapeHtml(fillIn(say('pageBackTo'), { title: siteTitle }))}</a>${navigation(say('pageFooter'), links.footer)}</footer>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function navigation(label: string, links: readonly PlatformLink[]): string {
  if (links.length === 0) return ''
  const items = links.map(
    ({ title, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`,
  )
  return `<nav class="sw-platform-navigation" aria-label="${escapeHtml(label)}"><ul>${items.join('')}</ul></nav>`
}
