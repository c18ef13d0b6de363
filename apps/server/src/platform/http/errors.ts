import type { ErrorEnvelope } from '@sitewright/api/errors'
import { Problem } from '@sitewright/core/problem'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from './problems.ts'

/** The wire shape of a refusal (DESIGN §10). */
export function envelope(problem: Problem): ErrorEnvelope {
  const { errors, crumbFail, available } = problem.details
  return {
    message: problem.message,
    status: problem.status,
    code: problem.code,
    ...(crumbFail && { crumbFail }),
    ...(errors && { errors: { ...errors } }),
    ...(available !== undefined && { available }),
  }
}

/** What the framework refuses by itself, in our words. */
const FRAMEWORK_PROBLEMS: Readonly<Record<string, keyof typeof fail.catalogue>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalidJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalidJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalidInput',
  FST_ERR_BAD_URL: 'notFound',
}

/** PostgreSQL is away, too busy or gave up waiting: try again later, nothing was changed. */
const BUSY_DATABASE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '53300',
])

/** Any thrown thing as the refusal it amounts to; bugs become `unexpected` and are logged once, here. */
export function asProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code === undefined ? undefined : FRAMEWORK_PROBLEMS[code]
  if (known) return fail(known)
  if (statusCode === 429) return fail('tooMany')
  if (error instanceof SyntaxError && statusCode === 400) return fail('invalidJson')
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return fail('invalidInput')
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'The database did not answer')
    return fail('busy', { retryAfter: 1 })
  }
  request.log.error({ err: error }, 'A request failed')
  return fail('unexpected')
}

/** What the client of the database says by itself, without a code. */
const BROKEN_CONNECTION =
  /^(?:Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether the database, and not what was asked of it, is why something failed. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && BUSY_DATABASE.has(code)) return true
  return typeof message === 'string' && BROKEN_CONNECTION.test(message)
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.details.retryAfter !== undefined)
    reply.header('retry-after', problem.details.retryAfter)
  return reply.code(problem.status).header('cache-control', 'no-store').send(envelope(problem))
}
