/** Pages in place of a site or page that is not open: the lock screen and the maintenance page. */

import { PAGE_TYPES, SLICE_TYPES, type SliceType } from '@sitewright/core/enumerations'
import { escapeHtml } from '@sitewright/core/html'
import type { JsonObject } from '@sitewright/core/json'
import { render } from '@sitewright/template'
import type { Theme } from '@sitewright/theme/for-pages'
import { lockImagePath, logoPath } from '../context/site-pictures.ts'
import { websiteContext } from '../context/website.ts'
import type { SiteContent } from '../data/site-content.ts'
import type { SiteFacts } from '../data/site-facts.ts'
import { missingHeading } from '../render/heading.ts'
import { pageWords, pageWordsOn } from '../words/page-words.ts'
import { LOCK_PROBLEMS, type LockScreen, lockForm, lockProblem, lockTitle } from './lock-form.ts'
import { lockSlide } from './lock-slide.ts'
import { LOCK_SLIDE_CSS } from './lock-slide-css.ts'
import type { PlatformPage } from './platform-page.ts'

/** Facts about a closed site. */
export interface ClosedSite {
  readonly site: SiteFacts
  /** The site's look; undefined if it is not published. */
  readonly published: { readonly theme: Theme; readonly content: SiteContent } | undefined
  /** Current time in milliseconds. */
  readonly now: number
}

/** A page of the platform with the details of its response. */
export interface ClosedPage {
  readonly status: number
  readonly page: Omit<PlatformPage, 'nonce'>
  /** Value of `Retry-After` in seconds. */
  readonly retryAfterS: number | undefined
  /** Whether the theme's own screen exceeded a limit, so that the platform's is shown. */
  readonly isThemeTooSlow: boolean
}

const RETRY_MAINTENANCE_S = 600
const RETRY_UNAVAILABLE_S = 3600

/** Sign of what is locked, in the colour of the words around it. */
const PADLOCK =
  '<svg class="sw-padlock" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2"><path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4"/></svg>'

export function lockScreenPage(closed: ClosedSite, screen: LockScreen): ClosedPage {
  const { settings } = closed.site
  const look = settings.lockScreen
  const words = pageWordsOn(closed.site)
  const title = lockTitle(screen, look, words)
  const form = lockForm(screen, { look, words, heading: title })
  const picture = lockImagePath(settings)
  const own = themePage(closed, 'lock-screen', {
    lockScreen: { form },
    slices: slicesOf(closed.site, {
      lock: { html: PADLOCK },
      heading: { text: title },
      ...(look.text !== '' && { body: { text: look.text } }),
      ...(picture && { image: { src: picture } }),
      ...(screen.problem && { 'temp-lock-inject': { text: lockProblem(screen, words) } }),
      password: { html: lockForm(screen, { look, words }) },
    }),
  })
  const made = designed(closed, { words: form, sign: PADLOCK, isClosed: screen.isWholeSite })
  return {
    status: screen.problem ? LOCK_PROBLEMS[screen.problem].status : 401,
    page: withHeading({
      pageType: PAGE_TYPES.lockScreen,
      slideType: 'lock-screen',
      title,
      // A theme's page without the form must not lock everyone out.
      main: own.html?.includes('action="/lock"')
        ? own.html
        : (own.html ?? '') + (own.html === undefined && made ? made : form),
      isClosed: screen.isWholeSite,
      isInSiteLanguage: true,
      ...(own.html === undefined && made !== undefined && SLIDE),
    }),
    retryAfterS: screen.retryAfterS,
    isThemeTooSlow: own.isTooSlow,
  }
}

/** The maintenance page; `ownText` is the owner's text, if any. */
export function maintenancePage(closed: ClosedSite, ownText: string): ClosedPage {
  const words = pageWordsOn(closed.site)
  const text = ownText || words.pageLockMaintenanceText
  const paragraphs = text.split(/\n+/).map((line) => `<p>${escapeHtml(line)}</p>`)
  const title = words.pageLockMaintenance
  const own = themePage(closed, 'maintenance', {
    maintenanceText: escapeHtml(text),
    slices: slicesOf(closed.site, { heading: { text: title }, body: { text } }),
  })
  const said = `<h1>${escapeHtml(title)}</h1>${paragraphs.join('')}`
  const made = designed(closed, {
    words: `<div class="sw-lock-words">${said}</div>`,
    sign: '',
    isClosed: true,
  })
  return {
    status: 503,
    page: withHeading({
      pageType: PAGE_TYPES.error,
      title,
      main: own.html ?? made ?? `<div class="sw-notice">${said}</div>`,
      isClosed: true,
      isInSiteLanguage: true,
      ...(own.html === undefined && made !== undefined && SLIDE),
    }),
    retryAfterS: RETRY_MAINTENANCE_S,
    isThemeTooSlow: own.isTooSlow,
  }
}

/**
 * The page of a site that the operator of the server has closed, in the site's look and language and in the platform's words; one
 * that was taken down is gone for search engines.
 */
export function unavailablePage(
  { site }: Pick<ClosedSite, 'site'>,
  { isGone }: { readonly isGone: boolean },
): ClosedPage {
  const words = pageWords(site.settings.language)
  const title = words.pageSiteClosed
  const text = isGone ? '' : `<p>${escapeHtml(words.pageSiteClosedText)}</p>`
  return {
    status: isGone ? 410 : 503,
    page: {
      pageType: PAGE_TYPES.error,
      title,
      main: `<div class="sw-notice"><h1>${escapeHtml(title)}</h1>${text}</div>`,
      isClosed: true,
      isInSiteLanguage: true,
    },
    retryAfterS: isGone ? undefined : RETRY_UNAVAILABLE_S,
    isThemeTooSlow: false,
  }
}

/** A page that is a slide. Its styles are its own: no other page has them, and none of the shared sheets has to carry them. */
const SLIDE = { isBare: true, head: `<style>${LOCK_SLIDE_CSS}</style>` }

/** The slide that the owner chose; undefined for the plain screen, which stands below the site's name. */
function designed(
  { site, published }: ClosedSite,
  { words, sign, isClosed }: { words: string; sign: string; isClosed: boolean },
): string | undefined {
  if (site.settings.lockScreen.layout === 'plain') return undefined
  const siteTitle = published?.content.header.title || site.title
  const leads = pageWordsOn(site).pageLockBack.replace('{name}', () => siteTitle)
  const back = isClosed ? '' : `<p class="sw-lock-back"><a href="/">${escapeHtml(leads)}</a></p>`
  return lockSlide(site, { siteTitle, sign, words, back })
}

function withHeading(page: ClosedPage['page']): ClosedPage['page'] {
  return { ...page, main: missingHeading(page.main, page.title) + page.main }
}

/** Milliseconds for rendering a theme's own screen: far more than a good one needs. */
const DEADLINE_MS = 500

/** Codes of the diagnostics of limits that end a render in the middle. */
const CUT_OFF: ReadonlySet<string | undefined> = new Set([
  'deadline',
  'formatter-limit',
  'loop-limit',
  'operation-limit',
  'output-limit',
])

interface ThemeScreen {
  /** Undefined if the theme has no such screen, or it cannot be finished. */
  readonly html: string | undefined
  readonly isTooSlow: boolean
}

const NO_SCREEN: ThemeScreen = { html: undefined, isTooSlow: false }

/**
 * The theme's own screen, which knows the site and none of its pages. An unfinished one is dropped: the form may be
 * missing.
 */
function themePage(
  { site, published, now }: ClosedSite,
  name: string,
  data: JsonObject,
): ThemeScreen {
  if (!published) return NO_SCREEN
  const { theme, content } = published
  const page = theme.pages.get(name)
  if (!page) return NO_SCREEN
  const { output, diagnostics } = render(page.template, {
    partials: theme.partials,
    locale: site.settings.language,
    limits: { deadlineMs: DEADLINE_MS },
    data: { website: websiteContext({ site, content, now }), ...data },
  })
  const isTooSlow = diagnostics.some(({ code }) => CUT_OFF.has(code))
  return { html: isTooSlow ? undefined : output, isTooSlow }
}

/** Parts of the screen for themes that arrange them themselves: `{.current-type? heading}` tells which is which. */
function slicesOf(
  { settings }: SiteFacts,
  parts: Readonly<Partial<Record<SliceType, JsonObject>>>,
): JsonObject[] {
  const src = logoPath(settings)
  const all = { ...(src && { logo: { src } }), ...parts }
  return Object.entries(all).map(([type, part]) => ({
    ...part,
    currentType: SLICE_TYPES[type as SliceType],
  }))
}
