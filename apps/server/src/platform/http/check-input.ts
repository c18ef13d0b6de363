import type { Call } from '@sitewright/api/call'
import { strict } from '@sitewright/api/strict'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { findUnkeepable } from './find-unkeepable.ts'
import { messagesOf, plainWords, REQUIRED } from './plain-words.ts'
import { fail } from './problems.ts'

/** Schema of a call whose contract has no body. */
const NOTHING = strict(z.object({}))

/** Checks a request against its contract; everything wrong is told at once, by field. */
export function checkInput(contract: Call, request: FastifyRequest): object {
  // An address that cannot exist is answered like any other wrong address: there is nothing to correct.
  if (contract.params && !contract.params.safeParse(request.params).success) throw fail('notFound')
  const { batch, invalid } = contract
  if (contract.input) refuseUnkeepable(request.body, batch)
  return checkParts(
    [
      [contract.params, request.params],
      [contract.query, request.query],
      [contract.isUpload ? undefined : (contract.input ?? NOTHING), withoutCrumb(request.body)],
    ],
    { invalid, batch },
  )
}

/** Place of the first edit of a batch that the errors are about; undefined where one is about anything else. */
function placeInBatch(errors: Readonly<Record<string, string>>, batch: string | undefined) {
  if (batch === undefined) return undefined
  const places = Object.keys(errors).map((field) => {
    const [name, place] = field.split('.')
    return name === batch && place !== undefined ? Number(place) : Number.NaN
  })
  const first = Math.min(...places)
  return Number.isNaN(first) ? undefined : first
}

/** Body without the crumb, which may be sent as a form field and was read before. */
function withoutCrumb(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, 'crumb')) return body
  const { crumb: _, ...rest } = body as Record<string, unknown>
  return rest
}

/** Refuses bodies that are to be stored but cannot be. */
export function refuseUnkeepable(body: unknown, batch?: string): void {
  const found = findUnkeepable(body)
  if (!found) return
  const { path, message } = found
  throw invalidInput({ [path]: message }, { message, batch })
}

interface Refusal {
  readonly message?: string | undefined
  readonly batch?: string | undefined
}

function invalidInput(errors: Readonly<Record<string, string>>, { message, batch }: Refusal) {
  const index = placeInBatch(errors, batch)
  return fail('invalidInput', {
    errors,
    ...(message !== undefined && { message }),
    ...(index !== undefined && { index }),
  })
}

/** Checks each value against its schema and gives all of them in one object; `invalid` is the envelope's message. */
export function checkParts(
  parts: readonly (readonly [z.ZodType | undefined, unknown])[],
  { invalid, batch }: { invalid?: string | undefined; batch?: string | undefined } = {},
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
  // "Required" says nothing without its field, and the first of several mistakes must not stand for all.
  const isEnough = others.length === 0 && first !== REQUIRED
  const message = invalid ?? (isEnough ? first : undefined)
  throw invalidInput(errors, { message, batch })
}
