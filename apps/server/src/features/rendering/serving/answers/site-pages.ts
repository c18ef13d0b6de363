/** The pages of published sites: from the cache where possible, else made once. */

import type { IncomingMessage } from 'node:http'
import { Problem } from '@sitewright/core/problem'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { troubleOf } from '../../../../platform/db/database-trouble.ts'
import { createThrottledLog } from '../../../../platform/log/throttled-log.ts'
import { sendDirectly } from '../files/static-files.ts'
import type { PreparedResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import { answerTo } from './answers.ts'
import { arrive } from './arrive.ts'
import { errorPage } from './error-page.ts'

export interface SitePages {
  /** A page that is finished and in memory. */
  find(request: IncomingMessage): PreparedResponse | undefined
  /** Any page, found or made. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** The answer in place of a page for a visitor who exceeds a rate limit. */
  answerTooMany(error: Error, request: FastifyRequest, reply: FastifyReply): Promise<void>
}

export function sitePages(rendering: Rendering): SitePages {
  const { app, hosts, pages, plain } = rendering
  const failures = createThrottledLog(app.log)
  return { find, answer, answerTooMany }

  function find({ method, url = '', headers }: IncomingMessage): PreparedResponse | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const siteId = hosts.siteIdOf(headers.host)
    return siteId === undefined ? undefined : pages.get(siteId, url)
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    sendDirectly(request, reply, find(request.raw) ?? (await made(request)))
  }

  async function made(request: FastifyRequest): Promise<PreparedResponse> {
    try {
      const arrived = await arrive(rendering, request)
      return 'site' in arrived ? await answerTo(arrived) : arrived
    } catch (error) {
      tellFailure(error)
      return errorPage(rendering, request.headers.host)
    }
  }

  async function answerTooMany(error: Error, request: FastifyRequest, reply: FastifyReply) {
    if ((error as { statusCode?: number }).statusCode !== 429) throw error
    sendDirectly(request, reply, plain.tooMany)
  }

  function tellFailure(error: unknown): void {
    // Expected problems, such as "busy", come in crowds and are not logged.
    if (error instanceof Problem || troubleOf(error)) {
      failures.warn({ err: error }, 'A page could not be made now')
    } else app.log.error({ err: error }, 'A page could not be made')
  }
}
