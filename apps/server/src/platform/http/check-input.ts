import type { Call } from '@sitewright/api/call'
import { strict } from '@sitewright/api/strict'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { findUnkeepable } from './find-unkeepable.ts'
import { messagesOf, plainWords, REQUIRED } from './plain-words.ts'
import { fail } from './problems.ts'

/** What a call takes that says nothing of a body. */
const NOTHING = strict(z.object({}))

/** Checks a request against its contract; everything wrong is told at once, by field. */
export function checkInput(contract: Call, request: FastifyRequest): object {
  // An address that cannot exist is nothing to correct, so it answers like any other wrong address.
  if (contract.params && !contract.params.safeParse(request.params).success) throw fail('notFound')
  if (contract.input) refuseUnkeepable(request.body)
  return checkParts(
    [
      [contract.params, request.params],
      [contract.query, request.query],
      [contract.isUpload ? undefined : (contract.input ?? NOTHING), withoutCrumb(request.body)],
    ],
    contract.invalid,
  )
}

/** The crumb may come as a field of the body, where it was read before. */
function withoutCrumb(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'crumb')) return body
  const { crumb: _, ...rest } = body as Record<string, unknown>
  return rest
}

/** Of what is sent to be kept, and not just asked for. */
export function refuseUnkeepable(body: unknown): void {
  const found = findUnkeepable(body)
  if (!found) return
  const { path, message } = found
  throw fail('invalidInput', { errors: { [path]: message }, message })
}

/** Checks each value against its schema and gives all of them in one object; `invalid` is what the envelope says. */
export function checkParts(
  parts: readonly (readonly [z.ZodType | undefined, unknown])[],
  invalid?: string,
): object {
  const checked = {}
  const errors: Record<string, string> = {}
  for (const [schema, value] of parts) {
    if (!schema) continue
    const result = schema.safeParse(value ?? {}, { error: plainWords })
    if (result.success) Object.assign(checked, result.data)
    else Object.assign(errors, messagesOf(result.error.issues))
  }
  const [first, ...others] = new Set(Object.values(errors))
  if (first === undefined) return checked
  // One word says nothing without its field, and one of several mistakes is not what to say of all.
  const isEnough = others.length === 0 && first !== REQUIRED
  const message = invalid ?? (isEnough ? first : undefined)
  throw fail('invalidInput', { errors, ...(message !== undefined && { message }) })
}
