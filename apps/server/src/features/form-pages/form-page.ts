/** Pages of a form for browsers that run no script: as it was sent and not taken, and what is said once it was. */

import { randomBytes } from 'node:crypto'
import type { FormData } from '@sitewright/blocks/registry'
import { type FilledIn, formMessage, renderForm } from '@sitewright/blocks/render'
import { wordsIn } from '@sitewright/blocks/words'
import { PAGE_TYPES } from '@sitewright/core/enumerations'
import { escapeHtml } from '@sitewright/core/html'
import type { FastifyReply } from 'fastify'
import { renderPlatformPage } from '../rendering/index.ts'
import type { FormVisit } from './form-visit.ts'

type Words = ReturnType<typeof wordsIn>

export function wordsOf({ site }: FormVisit): Words {
  return wordsIn(site.settings.language)
}

/** The form with what was filled in, and what is wrong with it at its fields. */
export function sendForm(
  visit: FormVisit,
  reply: FastifyReply,
  shown: FormData,
  { filledIn, status }: { readonly filledIn: FilledIn; readonly status: number },
): Promise<FastifyReply> {
  const { name: title } = shown.form
  const form = renderForm(shown, { words: wordsOf(visit), filledIn })
  const main = `<div class="sw-sheet">${headingOf(title)}${form}</div>`
  return sendPage(visit, reply, { title, main, status })
}

export function sendThanks(
  visit: FormVisit,
  reply: FastifyReply,
  shown: FormData,
): Promise<FastifyReply> {
  const { name: title } = shown.form
  const message = formMessage(shown, wordsOf(visit))
  const main = `<div class="sw-notice">${headingOf(title)}${message}</div>`
  return sendPage(visit, reply, { title, main, status: 200 })
}

/** One sentence in place of a form that cannot be shown. */
export function sendNotice(
  visit: FormVisit,
  reply: FastifyReply,
  { message, status }: { readonly message: string; readonly status: number },
): Promise<FastifyReply> {
  const main = `<div class="sw-notice">${headingOf(message)}</div>`
  return sendPage(visit, reply, { title: message, main, status })
}

function headingOf(title: string): string {
  return `<h1>${escapeHtml(title)}</h1>`
}

interface Page {
  readonly title: string
  /** Trusted HTML. */
  readonly main: string
  readonly status: number
}

async function sendPage(
  { app, site }: FormVisit,
  reply: FastifyReply,
  { title, main, status }: Page,
): Promise<FastifyReply> {
  const { html, headers } = await renderPlatformPage(app, site, {
    pageType: PAGE_TYPES.page,
    title,
    nonce: randomBytes(16).toString('base64'),
    isInSiteLanguage: true,
    main,
  })
  return reply.code(status).headers(headers).send(html)
}
