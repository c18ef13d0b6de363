/** The lock screen and the maintenance page: in the theme's colours, with none of its scripts. */

import { randomBytes } from 'node:crypto'
import { PAGE_TYPES, SLICE_TYPES, type SliceType } from '@sitewright/core/enumerations'
import { escapeHtml } from '@sitewright/core/html'
import type { JsonObject } from '@sitewright/core/json'
import { waitWords } from '@sitewright/core/wait-words'
import { render } from '@sitewright/template'
import type { LiveSite } from '../../sites/index.ts'
import { logoPath } from '../context/site-pictures.ts'
import { websiteContext } from '../context/website.ts'
import { publishedOf } from '../http/fetch-page.ts'
import { siteLook } from '../http/site-look.ts'
import { missingHeading } from '../page/heading.ts'
import { type PlatformPage, renderPlatformPage } from '../platform-page.ts'
import type { Rendering } from '../services.ts'

export interface ClosedPage {
  readonly status: number
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export interface LockScreen {
  readonly isWholeSite: boolean
  /** Path and query to go to with the right password. */
  readonly next: string
  /** For a form whose sender could not be made out. */
  readonly crumb?: string
  readonly problem?: 'wrong' | 'tooMany' | 'confirm'
  /** With `tooMany`: seconds until the next try. */
  readonly retryAfterS?: number
}

const PROBLEMS = {
  wrong: { status: 401, text: 'That is not the password. Please try again.' },
  tooMany: { status: 429, text: 'Those were too many tries.' },
  confirm: { status: 401, text: 'Please enter the password once more.' },
} as const

const RETRY_MAINTENANCE_S = '600'

export async function lockScreen(
  rendering: Rendering,
  site: LiveSite,
  screen: LockScreen,
): Promise<ClosedPage> {
  const problem = screen.problem && PROBLEMS[screen.problem]
  const heading = `This ${screen.isWholeSite ? 'site' : 'page'} is private`
  const form = lockForm(screen, heading)
  const own = await themePage(rendering, site, 'lock-screen', {
    lockScreen: { form },
    slices: slicesOf(site, { heading: { text: heading }, password: { html: lockForm(screen) } }),
  })
  // A theme's page that forgot the form must not lock everyone out.
  const main = own?.includes('action="/lock"') ? own : `${own ?? ''}${form}`
  return closedPage(rendering, site, {
    status: problem?.status ?? 401,
    pageType: PAGE_TYPES.lockScreen,
    slideType: 'lock-screen',
    title: heading,
    main,
    isClosed: screen.isWholeSite,
    headers: screen.retryAfterS === undefined ? {} : { 'retry-after': String(screen.retryAfterS) },
  })
}

export async function maintenancePage(rendering: Rendering, site: LiveSite): Promise<ClosedPage> {
  const text =
    site.maintenanceText || 'We are making some changes. Please come back in a little while.'
  const paragraphs = text.split(/\n+/).map((line) => `<p>${escapeHtml(line)}</p>`)
  const heading = 'We will be back soon'
  const own = await themePage(rendering, site, 'maintenance', {
    maintenanceText: escapeHtml(text),
    slices: slicesOf(site, { heading: { text: heading }, body: { text } }),
  })
  return closedPage(rendering, site, {
    status: 503,
    pageType: PAGE_TYPES.error,
    title: heading,
    main: own ?? `<div class="sw-notice"><h1>${heading}</h1>${paragraphs.join('')}</div>`,
    isClosed: true,
    headers: { 'retry-after': RETRY_MAINTENANCE_S },
  })
}

async function closedPage(
  { app }: Rendering,
  site: LiveSite,
  { status, headers: own, ...page }: Omit<PlatformPage, 'nonce'> & Omit<ClosedPage, 'html'>,
): Promise<ClosedPage> {
  const nonce = randomBytes(16).toString('base64')
  const { html, headers } = await renderPlatformPage(app, site, {
    ...page,
    main: missingHeading(page.main, page.title) + page.main,
    nonce,
  })
  return {
    status,
    html,
    headers: {
      ...headers,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      ...own,
    },
  }
}

/** What a theme brings for a page; it knows the site and no page of it. */
async function themePage(
  rendering: Rendering,
  site: LiveSite,
  name: string,
  data: JsonObject,
): Promise<string | undefined> {
  if (site.publicationId === undefined) return undefined
  const { theme } = await siteLook(rendering, site)
  const page = theme.pages.get(name)
  if (!page) return undefined
  const { content } = await publishedOf(rendering, site)
  const now = rendering.app.clock.now()
  const { output } = render(page.template, {
    partials: theme.partials,
    locale: site.settings.language,
    limits: { deadlineMs: DEADLINE_MS },
    data: { website: websiteContext({ site, content, now }), ...data },
  })
  return output
}

const DEADLINE_MS = 500

/** What the screen is made of, for themes that arrange it themselves: `{.current-type? heading}` tells which is which. */
function slicesOf(
  { settings }: LiveSite,
  parts: Readonly<Partial<Record<SliceType, JsonObject>>>,
): JsonObject[] {
  const src = logoPath(settings)
  const all = { ...(src && { logo: { src } }), ...parts }
  return Object.entries(all).map(([type, part]) => ({
    ...part,
    currentType: SLICE_TYPES[type as SliceType],
  }))
}

function lockForm(
  { isWholeSite, next, crumb, problem, retryAfterS }: LockScreen,
  heading?: string,
): string {
  const what = isWholeSite ? 'site' : 'page'
  const described = problem ? 'lock-problem' : 'lock-hint'
  return [
    '<form class="sw-lock" method="post" action="/lock">',
    heading === undefined ? '' : `<h1>${heading}</h1>`,
    `<p id="lock-hint">Enter the password to see the ${what}.</p>`,
    hidden('next', next),
    crumb === undefined ? '' : hidden('crumb', crumb),
    problem
      ? `<p class="sw-lock-problem" id="lock-problem" role="alert">${PROBLEMS[problem].text}${retryAfterS === undefined ? '' : ` ${waitWords(retryAfterS)}`}</p>`
      : '',
    '<label for="lock-password">Password</label>',
    `<input id="lock-password" name="password" type="password" required maxlength="200" autocomplete="current-password" aria-describedby="${described}"${problem === 'wrong' ? ' aria-invalid="true"' : ''}>`,
    `<button type="submit">Show the ${what}</button></form>`,
  ].join('')
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
}
