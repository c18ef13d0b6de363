import type { Call } from '@sitewright/api/call'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { findUnkeepable } from './find-unkeepable.ts'
import { fail } from './problems.ts'

/** Checks a request against its contract; everything wrong is told at once, by field. */
export function checkInput(contract: Call, request: FastifyRequest): object {
  // An address that cannot exist is nothing to correct, so it answers like any other wrong address.
  if (contract.params && !contract.params.safeParse(request.params).success) throw fail('notFound')
  if (contract.input) refuseUnkeepable(request.body)
  return checkParts([
    [contract.params, request.params],
    [contract.query, request.query],
    [contract.input, request.body],
  ])
}

/** Of what is sent to be kept, and not just asked for. */
export function refuseUnkeepable(body: unknown): void {
  const found = findUnkeepable(body)
  if (!found) return
  const { path, message } = found
  throw fail('invalidInput', { errors: { [path]: message }, message })
}

/** Checks each value against its schema and gives all of them in one object. */
export function checkParts(parts: readonly (readonly [z.ZodType | undefined, unknown])[]): object {
  const checked = {}
  const errors: Record<string, string> = {}
  for (const [schema, value] of parts) {
    if (!schema) continue
    const result = schema.safeParse(value ?? {})
    if (result.success) Object.assign(checked, result.data)
    else Object.assign(errors, messages(result.error.issues))
  }
  const first = Object.values(errors)[0]
  if (first !== undefined) throw fail('invalidInput', { errors, message: first })
  return checked
}

function messages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const issue of issues) found[issue.path.join('.')] ??= issue.message
  return found
}
