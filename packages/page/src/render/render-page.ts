/** Renders a page's data to HTML. Synchronous: everything was fetched before. */

import { renderDocument } from '@sitewright/blocks/render'
import { escapeHtml } from '@sitewright/core/html'
import { type Diagnostic, type RenderOptions, render } from '@sitewright/template'
import { pageClasses, pageId } from '../context/body.ts'
import {
  type PageContext,
  pageContext,
  type SiteContext,
  siteContext,
} from '../context/page-context.ts'
import { moneyFormatOf } from '../data/money-format.ts'
import type { PageData } from '../data/page-data.ts'
import type { PageFrame } from '../head/head.ts'
import { withHeadersOnce } from '../head/headers-once.ts'
import { pageHead } from '../head/page-head.ts'
import { pageHeading, pageTitle } from '../head/title.ts'
import { SYSTEM_PARTIALS } from '../system-templates/partials.ts'
import { layoutTemplate, mainTemplate } from '../templates/choose-template.ts'
import { withPartsForVisitors } from '../visitors/for-visitors.ts'
import { withIslandWords } from '../visitors/island-words.ts'
import { withPageWords, wordsFor } from '../words/page-words.ts'
import { withAnnouncement } from './announcement.ts'
import { DECORATORS } from './decorators.ts'
import { withDirection } from './direction.ts'
import { documentOptions } from './document-options.ts'
import { missingHeading, withOneHeading } from './heading.ts'
import { type ScriptTags, scriptTags } from './script-tags.ts'
import { withSocialSymbols } from './social-symbols.ts'
import { tagHandlers } from './tags.ts'

export interface RenderedPage {
  readonly html: string
  /** Problems in the theme's templates; the page is shown anyway. */
  readonly problems: readonly Diagnostic[]
}

/** The time limit for all of a page together. */
export interface Deadline {
  readonly ms: number
  /** The clock in milliseconds that the limit is measured by; wall-clock time if absent. */
  readonly clock?: () => number
}

/** Default time limit of a page: far more than a good page needs. */
const DEADLINE: Deadline = { ms: 500 }

const wallClock = () => performance.now()

export function renderPage(
  data: PageData,
  frame: PageFrame,
  { ms, clock = wallClock } = DEADLINE,
): RenderedPage {
  const { language } = data.site.settings
  const site = withPageWords(siteContext(data), language)
  const context = pageContext(data, site)
  const scripts = scriptTags(data.theme)
  const began = clock()
  const options = renderOptions(data, { site, scripts, deadline: { ms, clock } })
  const main = renderMain(data, { site, context }, options)
  const heading = missingHeading(main.html, pageHeading(data))
  const layout = layoutTemplate(data.theme, data.view)
  const keys = documentKeys(data, context, { main: heading + main.html, frame })
  const { output, diagnostics } = render(layout ?? '{squarespace.main-content}', {
    ...options,
    limits: { deadlineMs: Math.max(1, ms - (clock() - began)) },
    data: { ...context, ...keys },
  })
  const once = withHeadersOnce(output, keys['squarespace-headers'])
  const { localizedStrings } = site
  const say = wordsFor(language, localizedStrings)
  const whole = withAnnouncement(withOneHeading(withSocialSymbols(once), heading), data, say)
  const spoken = withIslandWords(withPartsForVisitors(whole, data), {
    language,
    localizedStrings,
    hasScripts: frame.scripts.globals.length > 0,
  })
  const html = scripts.finish(withDirection(spoken, language))
  return { html, problems: [...main.problems, ...diagnostics] }
}

/** The page's content without the theme's layout. */
export function renderMainContent(data: PageData, deadline = DEADLINE): RenderedPage {
  const site = withPageWords(siteContext(data), data.site.settings.language)
  const scripts = scriptTags(data.theme)
  const { html, problems } = renderMain(
    data,
    { site, context: pageContext(data, site) },
    renderOptions(data, { site, scripts, deadline }),
  )
  return { html: scripts.finish(html), problems }
}

function renderOptions(
  data: PageData,
  { site, scripts, deadline }: { site: SiteContext; scripts: ScriptTags; deadline: Deadline },
): Omit<RenderOptions, 'data'> {
  const { theme } = data
  return {
    partials: { ...SYSTEM_PARTIALS, ...theme.partials },
    locale: data.site.settings.language,
    moneyFormat: moneyFormatOf(data.site.settings, data.store.currency),
    limits: { deadlineMs: deadline.ms },
    ...(deadline.clock && { clock: deadline.clock }),
    tags: tagHandlers(data, site, scripts),
    now: data.now,
    decorate: DECORATORS,
  }
}

/** The content for the layout: a body of blocks, or the collection's template with its items. */
function renderMain(
  data: PageData,
  { site, context }: { site: SiteContext; context: PageContext },
  options: Omit<RenderOptions, 'data'>,
): RenderedPage {
  if (data.view.kind === 'cart') return { html: data.view.main, problems: [] }
  const template = mainTemplate(data.theme, data.view)
  if (!template) return { html: bodyHtml(data, site), problems: [] }
  const { output, diagnostics } = render(template, { ...options, data: context })
  const body = data.view.kind === 'search' ? bodyHtml(data, site) : ''
  return { html: body + output, problems: diagnostics }
}

/** The body of a page of blocks, or of the owner's page that stands above the form of a search. */
function bodyHtml(data: PageData, site: SiteContext): string {
  const { view, documents, blocks, mode } = data
  const page = view.kind === 'search' ? view.own : view.kind === 'page' ? view.page : undefined
  const body = page?.documentId === undefined ? undefined : documents.get(page.documentId)
  if (!page?.documentId || !body) return ''
  return renderDocument(body, {
    mode,
    data: blocks,
    documentId: page.documentId,
    label: page.title,
    site,
    pageId: page.id,
    isSlide: page.kind === 'splash-page',
    ...documentOptions(data),
  })
}

/** Context keys that only whole documents have. */
function documentKeys(
  data: PageData,
  context: PageContext,
  { main, frame }: { main: string; frame: PageFrame },
) {
  const { view, theme, store } = data
  const { tweaks } = data.content.style
  const headers = pageHead(data, context, frame)
  const title = pageTitle(data)
  return {
    mainContent: main,
    'squarespace-headers': headers,
    'squarespace-footers': data.code.footer,
    squarespace: {
      'main-content': main,
      'page-id': pageId(view),
      'page-classes': escapeHtml(pageClasses({ theme, tweaks, currency: store.currency, view })),
      'page-title': escapeHtml(title),
      'cart-classes': 'sqs-custom-cart',
      'template-revision': theme.revisionNumber,
      headers,
      footers: data.code.footer,
    },
  }
}
