import type { Call } from '@sitewright/api/call'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { findUnkeepable } from './find-unkeepable.ts'
import { fail } from './problems.ts'

/** Checks a request against its contract; everything wrong is told at once, by field. */
export function checkInput(contract: Call, request: FastifyRequest): object {
  // An address that cannot exist is nothing to correct, so it answers like any other wrong address.
  if (contract.params && !contract.params.safeParse(request.params).success) throw fail('notFound')
  const parts = [
    [contract.params, request.params],
    [contract.query, request.query],
    [contract.input, request.body],
  ] as const
  // All text of an upload is the file's name, which is refused in words of its own.
  return checkParts(parts, { isKept: !contract.isUpload })
}

/** Checks each value against its schema, and whether it can be kept, and gives all of them in one object. */
export function checkParts(
  parts: readonly (readonly [z.ZodType | undefined, unknown])[],
  { isKept = true } = {},
): object {
  const checked = {}
  const errors: Record<string, string> = {}
  for (const [schema, value] of parts) {
    if (!schema) continue
    const result = schema.safeParse(value ?? {})
    const unkeepable = isKept && result.success ? findUnkeepable(result.data) : undefined
    if (unkeepable) errors[unkeepable.path] = unkeepable.message
    else if (result.success) Object.assign(checked, result.data)
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
