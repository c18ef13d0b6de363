import type { Diagnostic } from '@sitewright/template'
import type { PageFormatName } from '../address/page-url.ts'
import type { PageData } from '../data/page-data.ts'
import type { PageFrame } from '../head/head.ts'
import { type Deadline, renderMainContent, renderPage } from '../render/render-page.ts'
import type { PagePart } from './page-format.ts'
import { FORMATS } from './registry.ts'

/** A finished response: body, content type and headers. */
export interface FinishedPage {
  readonly contentType: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface PageWish {
  readonly format?: PageFormatName
  readonly deadline?: Deadline
}

/** A page in the requested format, with the problems of the theme's templates. */
export function makePage(
  data: PageData,
  frame: PageFrame,
  { format = 'html', deadline }: PageWish = {},
): FinishedPage & { readonly problems: readonly Diagnostic[] } {
  const part = partFor(format, data)
  const { html, problems } = part ? renderPart(part, data, { frame, deadline }) : NOTHING
  return { ...finishPage(format, data, html), problems }
}

const NOTHING = { html: '', problems: [] }

/** The part to render for a format, for callers that render it elsewhere. */
export function partFor(format: PageFormatName, data: PageData): PagePart | undefined {
  return FORMATS[format].renders?.(data)
}

/** First half of `makePage`: the slow rendering. */
export function renderPart(
  part: PagePart,
  data: PageData,
  { frame, deadline }: { readonly frame: PageFrame; readonly deadline?: Deadline | undefined },
) {
  return part === 'page' ? renderPage(data, frame, deadline) : renderMainContent(data, deadline)
}

/** Second half of `makePage`: the response around the rendered part. */
export function finishPage(name: PageFormatName, data: PageData, rendered: string): FinishedPage {
  const format = FORMATS[name]
  return {
    contentType: format.contentType,
    body: format.body(data, rendered),
    headers: format.headers?.(data) ?? {},
  }
}
