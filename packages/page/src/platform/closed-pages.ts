/** Pages in place of a site or page that is not open: the lock screen and the maintenance page. */

import { PAGE_TYPES, SLICE_TYPES, type SliceType } from '@sitewright/core/enumerations'
import { escapeHtml } from '@sitewright/core/html'
import type { JsonObject } from '@sitewright/core/json'
import { waitWords } from '@sitewright/core/wait-words'
import { render } from '@sitewright/template'
import type { Theme } from '@sitewright/theme/for-pages'
import { logoPath } from '../context/site-pictures.ts'
import { websiteContext } from '../context/website.ts'
import type { SiteContent } from '../data/site-content.ts'
import type { SiteFacts } from '../data/site-facts.ts'
import { missingHeading } from '../render/heading.ts'
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

export interface LockScreen {
  readonly isWholeSite: boolean
  /** Path and query to continue to with the right password. */
  readonly next: string
  /** Anti-forgery value of the form, for a sender who could not be verified. */
  readonly crumb?: string
  readonly problem?: 'wrong' | 'tooMany' | 'confirm'
  /** Seconds until the next try; with the problem `tooMany`. */
  readonly retryAfterS?: number
}

const PROBLEMS = {
  wrong: { status: 401, text: 'That is not the password. Please try again.' },
  tooMany: { status: 429, text: 'Those were too many tries.' },
  confirm: { status: 401, text: 'Please enter the password once more.' },
} as const

const RETRY_MAINTENANCE_S = 600

/** Sign of what is locked, in the colour of the words around it. */
const PADLOCK =
  '<svg class="sw-padlock" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2"><path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4"/></svg>'

/** Why the password was not taken; empty before one was tried. */
function problemText({ problem, retryAfterS }: LockScreen): string {
  if (!problem) return ''
  const wait = retryAfterS === undefined ? '' : ` ${waitWords(retryAfterS)}`
  return PROBLEMS[problem].text + wait
}

export function lockScreenPage(closed: ClosedSite, screen: LockScreen): ClosedPage {
  const problem = screen.problem && PROBLEMS[screen.problem]
  const title = `This ${screen.isWholeSite ? 'site' : 'page'} is private`
  const form = lockForm(screen, title)
  const own = themePage(closed, 'lock-screen', {
    lockScreen: { form },
    slices: slicesOf(closed.site, {
      lock: { html: PADLOCK },
      heading: { text: title },
      ...(problem && { 'temp-lock-inject': { text: problemText(screen) } }),
      password: { html: lockForm(screen) },
    }),
  })
  return {
    status: problem?.status ?? 401,
    page: withHeading({
      pageType: PAGE_TYPES.lockScreen,
      slideType: 'lock-screen',
      title,
      // A theme's page without the form must not lock everyone out.
      main: own.html?.includes('action="/lock"') ? own.html : `${own.html ?? ''}${form}`,
      isClosed: screen.isWholeSite,
    }),
    retryAfterS: screen.retryAfterS,
    isThemeTooSlow: own.isTooSlow,
  }
}

/** The maintenance page; `ownText` is the owner's text, if any. */
export function maintenancePage(closed: ClosedSite, ownText: string): ClosedPage {
  const text = ownText || 'We are making some changes. Please come back in a little while.'
  const paragraphs = text.split(/\n+/).map((line) => `<p>${escapeHtml(line)}</p>`)
  const title = 'We will be back soon'
  const own = themePage(closed, 'maintenance', {
    maintenanceText: escapeHtml(text),
    slices: slicesOf(closed.site, { heading: { text: title }, body: { text } }),
  })
  return {
    status: 503,
    page: withHeading({
      pageType: PAGE_TYPES.error,
      title,
      main: own.html ?? `<div class="sw-notice"><h1>${title}</h1>${paragraphs.join('')}</div>`,
      isClosed: true,
    }),
    retryAfterS: RETRY_MAINTENANCE_S,
    isThemeTooSlow: own.isTooSlow,
  }
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

function lockForm(screen: LockScreen, heading?: string): string {
  const { isWholeSite, next, crumb, problem } = screen
  const what = isWholeSite ? 'site' : 'page'
  const described = problem ? 'lock-problem' : 'lock-hint'
  return [
    '<form class="sw-lock" method="post" action="/lock">',
    heading === undefined ? '' : `<h1>${heading}</h1>`,
    `<p id="lock-hint">Enter the password to see the ${what}.</p>`,
    hidden('next', next),
    crumb === undefined ? '' : hidden('crumb', crumb),
    problem
      ? `<p class="sw-lock-problem" id="lock-problem" role="alert">${problemText(screen)}</p>`
      : '',
    '<label for="lock-password">Password</label>',
    `<input id="lock-password" name="password" type="password" required maxlength="200" autocomplete="current-password" aria-describedby="${described}"${problem === 'wrong' ? ' aria-invalid="true"' : ''}>`,
    `<button type="submit">Show the ${what}</button></form>`,
  ].join('')
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
}
