import type { Call } from '@sitewright/api/call'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { fail } from './problems.ts'

/** Checks a request against its contract; everything wrong is told at once, by field. */
export function checkInput(contract: Call, request: FastifyRequest): object {
  const parts: [z.ZodType | undefined, unknown][] = [
    [contract.params, request.params],
    [contract.query, request.query],
    [contract.input, request.body],
  ]
  const checked = {}
  const errors: Record<string, string> = {}
  for (const [schema, value] of parts) {
    if (!schema) continue
    const result = schema.safeParse(value ?? {})
    if (result.success) Object.assign(checked, result.data)
    else Object.assign(errors, messages(result.error.issues))
  }
  // An address that cannot exist is nothing to correct, so it answers like any other wrong address.
  if (contract.params && !contract.params.safeParse(request.params).success) throw fail('notFound')
  const first = Object.values(errors)[0]
  if (first !== undefined) throw fail('invalidInput', { errors, message: first })
  return checked
}

function messages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const issue of issues) found[issue.path.join('.')] ??= issue.message
  return found
}
