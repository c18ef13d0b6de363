/** The OpenAPI description of every call, made from the contracts and nothing else. */

import type { Audience, Call } from '@sitewright/api/call'
import { errorEnvelope } from '@sitewright/api/errors'
import * as z from 'zod'

const AUDIENCES: Readonly<Record<Audience, string>> = {
  guest: 'On the studio host, signed in or not.',
  account: 'On the studio host, with a session.',
  owner: 'On the studio host, with a role on the site.',
  operator: 'On the studio host, for the accounts that `OPERATORS` names.',
  visitor: 'On the host of a site.',
}

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'What was sent is not valid; `errors` says which fields.',
  401: 'There is no session.',
  403: 'The role does not allow it, or the crumb is missing (`crumbFail`).',
  404: 'It does not exist, or belongs to another site.',
  409: 'Something changed meanwhile: stock, totals, or a request that is still running.',
  413: 'It is too large.',
  422: 'The variant, or what an idempotency key was used for, does not match.',
  429: 'Too many requests; `Retry-After` says when to try again.',
}

export function describeApi(contracts: readonly Call[], version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: describeCall(contract) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sitewright', version },
    paths,
    components: {
      schemas: { Problem: schemaOf(errorEnvelope, 'output') },
      securitySchemes: {
        crumb: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
      },
    },
  }
}

function describeCall(contract: Call): object {
  const writes = contract.method !== 'GET' && contract.crumb !== false
  return {
    operationId: contract.name,
    summary: contract.summary,
    description: [AUDIENCES[contract.audience], needsOf(contract)].filter(Boolean).join(' '),
    tags: [contract.audience],
    parameters: [
      ...parametersOf(contract.params, 'path'),
      ...parametersOf(contract.query, 'query'),
    ],
    ...(contract.input && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(contract.input, 'input') } },
      },
    }),
    ...(writes && { security: [{ crumb: [] }] }),
    responses: {
      200: {
        description: 'Done.',
        content: {
          [contentTypeOf(contract)]: {
            schema: schemaOf(contract.output, 'output'),
          },
        },
      },
      ...Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [
          status,
          {
            description,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  }
}

const STREAMED = { events: 'text/event-stream', csv: 'text/csv' } as const

const contentTypeOf = ({ streams }: Call) => (streams ? STREAMED[streams] : 'application/json')

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

function needsOf({ needs, alsoNeeds }: Call): string | undefined {
  if (needs === undefined) return undefined
  return alsoNeeds === undefined
    ? `Needs \`${needs}\`.`
    : `Needs \`${needs}\` and \`${alsoNeeds}\`.`
}
