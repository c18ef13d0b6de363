/** The designed slide around a password form or the words of a closed site: its picture, the site's sign and its colours. */

import { escapeHtml } from '@sitewright/core/html'
import { lockImagePath, logoPath } from '../context/site-pictures.ts'
import type { SiteFacts } from '../data/site-facts.ts'

export interface SlideContent {
  /** Title of the site, as its header has it. */
  readonly siteTitle: string
  /** HTML of the padlock; empty for a slide that asks for no password. */
  readonly sign: string
  /** HTML of heading, words and form. */
  readonly words: string
  /** HTML of the way back; empty where nothing of the site is open. */
  readonly back: string
}

/** Widths, in pixels, in which the picture of a slide is offered. */
const WIDTHS = [500, 1000, 1500, 2500] as const

export function lockSlide(
  { settings }: Pick<SiteFacts, 'settings'>,
  { siteTitle, sign, words, back }: SlideContent,
): string {
  const { layout, colors } = settings.lockScreen
  const logo = logoPath(settings)
  const name = escapeHtml(siteTitle)
  return [
    `<div class="sw-lock-slide sw-lock-slide--${layout}" data-section-theme="${colors}">`,
    pictureOf(settings),
    '<div class="sw-lock-panel">',
    `<p class="sw-lock-name">${logo === undefined ? name : `<img src="${escapeHtml(logo)}?format=500w" alt="${name}">`}</p>`,
    sign,
    words,
    back,
    '</div></div>',
  ].join('')
}

/** The picture, which only decorates; none for the card, which stands on a colour. */
function pictureOf(settings: SiteFacts['settings']): string {
  const src = lockImagePath(settings)
  if (src === undefined || settings.lockScreen.layout === 'card') return ''
  const url = escapeHtml(src)
  const sizes = settings.lockScreen.layout === 'split' ? '(min-width: 48rem) 50vw, 100vw' : '100vw'
  const widths = WIDTHS.map((width) => `${url}?format=${width}w ${width}w`).join(', ')
  return `<img class="sw-lock-picture" src="${url}?format=1000w" srcset="${widths}" sizes="${sizes}" alt="" fetchpriority="high">`
}
