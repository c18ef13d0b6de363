import type { FormData } from '@sitewright/blocks/registry'
import { type Id, isId } from '@sitewright/core/id'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { cookieJar } from '../../platform/http/cookies.ts'
import { visitorOf } from '../../platform/http/gate.ts'
import { normalizeHost } from '../../platform/http/identity.ts'
import { fail } from '../../platform/http/problems.ts'
import type { VisitorRequest } from '../../platform/http/route.ts'
import { findForms } from '../forms/index.ts'
import { type LiveSite, siteDirectory } from '../sites/index.ts'

/** A visitor's request for a page of a form. */
export interface FormVisit extends VisitorRequest {
  readonly site: LiveSite
  readonly formId: Id
}

export async function formVisit(
  app: App,
  raw: FastifyRequest,
  reply: FastifyReply,
): Promise<FormVisit> {
  const { formId = '' } = raw.params as { formId?: string }
  const site = await siteDirectory(app).byHost(normalizeHost(raw.headers.host))
  if (!site || !isId(formId)) throw fail('notFound')
  const cookies = cookieJar(raw, reply, app.config.isHttps)
  return {
    ...{ app, raw, cookies, site, formId },
    siteId: site.id,
    visitor: visitorOf(cookies),
    inSite: (work) => app.database.inSite(site.id, work),
  }
}

/** Undefined for a form that was removed, or never was. */
export async function formOf({ app, inSite, formId }: FormVisit): Promise<FormData | undefined> {
  const forms = await inSite((site) => findForms(site, [formId], app.clock.now()))
  return forms.get(formId)
}
