/** The verbs that names of calls begin with, and how a call of each is made. */

import { camel } from './names.ts'

/** A field of no text, so that the tests of markup ask for nothing yet. */
const FIELDS = '{ isShown: z.boolean() }'
const EXAMPLE = '{ isShown: true }'

export interface Verb {
  readonly verb: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Capability that calls of the verb need whatever their feature; the one that is usual there by default. */
  readonly needs?: string
  /** The address behind `/s/:siteId/api/`, for what follows the verb. */
  readonly address: (rest: string) => string
  /** Whether the address names one of several things by its id. */
  readonly hasId: boolean
  /** Source of the body's fields, for calls that take one, and of an example. */
  readonly input?: { readonly fields: string; readonly example: string }
  readonly summary: string
}

const BODY = { fields: FIELDS, example: EXAMPLE }
const one = (rest: string) => `${plural(rest)}/:${idOf(rest)}`
const act = (verb: string, about: Pick<Verb, 'needs'> = {}): Verb => ({
  ...about,
  verb,
  method: 'POST',
  address: (rest) => `${one(rest)}/${verb}`,
  hasId: true,
  summary: 'Says that there is nothing yet.',
})

export const VERBS: readonly Verb[] = [
  {
    verb: 'get',
    method: 'GET',
    address: (rest) => rest,
    hasId: false,
    summary: 'Says which site was asked.',
  },
  {
    verb: 'list',
    method: 'GET',
    address: (rest) => rest,
    hasId: false,
    summary: 'Says which site was asked.',
  },
  {
    verb: 'create',
    method: 'POST',
    address: plural,
    hasId: false,
    input: BODY,
    summary: 'Answers what was sent, and keeps nothing yet.',
  },
  {
    verb: 'put',
    method: 'PUT',
    address: (rest) => rest,
    hasId: false,
    input: BODY,
    summary: 'Answers what was sent, and keeps nothing yet.',
  },
  {
    verb: 'update',
    method: 'PUT',
    address: one,
    hasId: true,
    input: BODY,
    summary: 'Says that there is nothing yet.',
  },
  {
    verb: 'remove',
    method: 'DELETE',
    address: one,
    hasId: true,
    summary: 'Says that there is nothing yet.',
  },
  act('duplicate'),
  act('publish', { needs: 'content.publish' }),
  act('restore', { needs: 'content.publish' }),
  act('send'),
]

export const isReading = ({ method }: Verb): boolean => method === 'GET'

/** `line` → `lineId` */
export const idOf = (rest: string): string => `${camel(rest)}Id`

/** `sort-key` → `sort-keys`, `category` → `categories`, `tax` → `taxes` */
export function plural(rest: string): string {
  if (/[^aeiou]y$/.test(rest)) return rest.replace(/y$/, 'ies')
  return /(?:s|x|z|ch|sh)$/.test(rest) ? `${rest}es` : `${rest}s`
}
