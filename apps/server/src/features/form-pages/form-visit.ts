import type { FormData } from '@sitewright/blocks/registry'
import { type Id, isId } from '@sitewright/core/id'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { fail } from '../../platform/http/problems.ts'
import { findForms } from '../forms/index.ts'
import { type SiteVisit, siteVisit } from '../sites/index.ts'

/** A visitor's request for a page of a form. */
export interface FormVisit extends SiteVisit {
  readonly formId: Id
}

export async function formVisit(
  app: App,
  raw: FastifyRequest,
  reply: FastifyReply,
): Promise<FormVisit> {
  const { formId = '' } = raw.params as { formId?: string }
  if (!isId(formId)) throw fail('notFound')
  return { ...(await siteVisit(app, raw, reply)), formId }
}

/** Undefined for a form that was removed, or never was. */
export async function formOf({ app, inSite, formId }: FormVisit): Promise<FormData | undefined> {
  const forms = await inSite((site) => findForms(site, [formId], app.clock.now()))
  return forms.get(formId)
}
