/** Runs a call's input check alone on a body. */

import type { Call } from '@sitewright/api/call'
import { Problem } from '@sitewright/core/problem'
import type { FastifyRequest } from 'fastify'
import { checkInput } from '../platform/http/check-input.ts'

/** The validation library's own wording: none of it may leave the server. */
export const LIBRARY_WORDS =
  /Invalid (input|option|string|key|element|value|number|union)|Too (big|small)|Unrecognized key|\bexpected\b(?! options)|\breceived\b|must match pattern|multiple of \d/

/** Refusal of a body; undefined where the body is accepted. */
export function refusalOf(
  { params: _params, query: _query, ...call }: Call,
  body: unknown,
): Problem | undefined {
  try {
    checkInput(call, { body } as FastifyRequest)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** All texts of a refusal. */
export function saidBy(problem: Problem | undefined): string[] {
  return problem ? [problem.message, ...Object.values(problem.details.errors ?? {})] : []
}
