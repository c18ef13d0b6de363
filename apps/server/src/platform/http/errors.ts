import type { Call } from '@sitewright/api/call'
import type { ErrorEnvelope } from '@sitewright/api/errors'
import { Problem } from '@sitewright/core/problem'
import { waitWords } from '@sitewright/core/wait-words'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { troubleOf } from '../db/database-trouble.ts'
import { LimitReached } from '../limits/rate-counter.ts'
import { fail } from './problems.ts'
import { REQUEST_ID } from './request-id.ts'

/** The wire shape of a refusal. */
export function envelope(problem: Problem): ErrorEnvelope {
  const { errors, crumbFail, path, available, index, conflict, cart, totalMinor } = problem.details
  return {
    message: problem.message,
    status: problem.status,
    code: problem.code,
    ...(crumbFail && { crumbFail }),
    ...(errors && { errors: { ...errors } }),
    ...(path !== undefined && { path }),
    ...(available !== undefined && { available }),
    ...(index !== undefined && { index }),
    ...(conflict && { conflict: conflict as ErrorEnvelope['conflict'] }),
    ...(cart && { cart: cart as ErrorEnvelope['cart'] }),
    ...(totalMinor !== undefined && { totalMinor }),
  }
}

/** Our problems for the framework's own refusals, by its error code. */
const FRAMEWORK_PROBLEMS: Readonly<Record<string, keyof typeof fail.catalogue>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalidJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalidJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalidInput',
  FST_ERR_BAD_URL: 'notFound',
}

/** Problem with which each database or disk trouble is answered: nothing was changed, and it may be tried again. */
const TROUBLE_PROBLEMS = {
  away: () => fail('busy', { retryAfter: 1 }),
  full: () => fail('noRoom', { retryAfter: 30 }),
} as const

/** Any thrown thing as the refusal it amounts to; bugs become `unexpected` and are logged once, here. */
export function asProblem(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code === undefined ? undefined : FRAMEWORK_PROBLEMS[code]
  if (known) return fail(known)
  if (error instanceof LimitReached) {
    const { retryAfterS: retryAfter } = error
    const message = contractOf(request)?.tooMany ?? waitWords(retryAfter)
    return fail('tooMany', { retryAfter, message })
  }
  if (error instanceof SyntaxError && statusCode === 400) return fail('invalidJson')
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return fail('invalidInput')
  const trouble = troubleOf(error)
  if (trouble) {
    request.log.warn({ err: error, trouble }, 'The database or the disk did not do its part')
    return TROUBLE_PROBLEMS[trouble]()
  }
  request.log.error({ err: error }, 'A request failed')
  return fail('unexpected')
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.details.retryAfter !== undefined)
    reply.header('retry-after', problem.details.retryAfter)
  reply.header(REQUEST_ID, reply.request.id)
  const told = problem.status === 404 ? problem.with({ path: pathOf(reply.request) }) : problem
  const tellsError = contractOf(reply.request)?.tellsError
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .send({
      ...envelope(told),
      ...(tellsError && { error: told.message }),
      ...(told.status >= 500 && { requestId: reply.request.id }),
    })
}

/** The contract of the call that was asked; undefined for pages, and for requests that no router has read. */
function contractOf({ routeOptions }: Partial<FastifyRequest>): Call | undefined {
  return routeOptions?.config?.contract
}

/** Path of a request without its query, which may hold what is nobody else's business. */
function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url
}
