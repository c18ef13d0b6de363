/** Pages of a form for browsers that run no script: as it was sent and not taken, and what is said once it was. */

import type { FormData } from '@sitewright/blocks/registry'
import { type FilledIn, formMessage, renderForm } from '@sitewright/blocks/render'
import { wordsOn } from '@sitewright/blocks/words'
import type { FastifyReply } from 'fastify'
import { sendSheet } from '../rendering/index.ts'
import type { FormVisit } from './form-visit.ts'

type Words = ReturnType<typeof wordsOn>

export function wordsOf({ site }: FormVisit): Words {
  return wordsOn(site)
}

/** The form with what was filled in, and what is wrong with it at its fields. */
export function sendForm(
  visit: FormVisit,
  reply: FastifyReply,
  shown: FormData,
  { filledIn, status }: { readonly filledIn: FilledIn; readonly status: number },
): Promise<FastifyReply> {
  const { name: title } = shown.form
  const main = renderForm(shown, { words: wordsOf(visit), filledIn })
  return sendSheet(visit, reply, { title, main, status, isForm: true })
}

export function sendThanks(
  visit: FormVisit,
  reply: FastifyReply,
  shown: FormData,
): Promise<FastifyReply> {
  const { name: title } = shown.form
  return sendSheet(visit, reply, { title, main: formMessage(shown, wordsOf(visit)) })
}

/** One sentence in place of a form that cannot be shown. */
export function sendNotice(
  visit: FormVisit,
  reply: FastifyReply,
  { message, status }: { readonly message: string; readonly status: number },
): Promise<FastifyReply> {
  return sendSheet(visit, reply, { title: message, main: '', status })
}
