/** The contract of a call: the server's checks, the typed client and OpenAPI are all derived from it. */

import type { Capability } from '@sitewright/core/roles'
import type { FlagName } from '@sitewright/core/site/feature-flags'
import type * as z from 'zod'
import { strict } from './strict.ts'

/**
 * The audience of a call, which decides its host:
 * `guest` and `account` on the studio host (without and with a session), `owner` on the studio host
 * for one site, `operator` on the studio host for all of them, `visitor` on a site's own host.
 */
export type Audience = 'guest' | 'account' | 'owner' | 'operator' | 'visitor'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  /** Verb and noun, equal to the file's name. */
  readonly name: string
  readonly summary: string
  readonly audience: Audience
  readonly method: Method
  /** Path with `:name` for parameters. Owner calls start with `/s/:siteId/api/`. */
  readonly path: string
  readonly params?: Params
  readonly query?: Query
  readonly input?: Input
  readonly output: Output
  /** The capability that the caller's role needs; always set for owner calls, and only for them. */
  readonly needs?: Capability
  /** A second capability, for a call that shows what belongs to two parts of a site. */
  readonly alsoNeeds?: Capability
  /** The feature flag of the site that the call belongs to: it is refused while that is off. */
  readonly flag?: FlagName
  /** Whether a developer's key is accepted instead of a session; owner calls only. */
  readonly takesKey?: boolean
  /**
   * The reason why unknown fields of the body are dropped. Every other call refuses them by name, at every
   * depth; a query may carry more than is read, since marketing parameters come along with any address.
   */
  readonly dropsUnknown?: string
  /** The reason why fields of any name are taken and kept, at the top of the body. */
  readonly keepsUnknown?: string
  /** Message of the envelope for invalid fields; by default the only problem's message, or general words. */
  readonly invalid?: string
  /** Field of the body that is a batch of edits: a refusal of the input names the edit by its place, as every other one does. */
  readonly batch?: string
  /** Message in place of our own for who calls it too often. */
  readonly tooMany?: string
  /** Whether refusals have their message a second time, as `error`: scripts of themes for the old platform read it there. */
  readonly tellsError?: boolean
  /** False for beacons and signed webhooks; all other writing calls carry the anti-forgery value. */
  readonly crumb?: boolean
  /** Whether the body is a file, streamed as it comes; that may last minutes. */
  readonly isUpload?: boolean
  /** An answer that is streamed: server-sent events for as long as someone listens, or a table of any length to download. */
  readonly streams?: 'events' | 'csv'
  /** The largest body in bytes; 1 MB by default. */
  readonly bodyLimit?: number
}

/** Keeps the literal types of a call's schemas, and makes that of its body strict. */
export function defineCall<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Input extends z.ZodType = z.ZodUndefined,
  Output extends z.ZodType = z.ZodType,
>(call: Call<Params, Query, Input, Output>): Call<Params, Query, Input, Output> {
  return call.input && call.dropsUnknown === undefined
    ? { ...call, input: strict(call.input) }
    : call
}

type Part<Schema> = Schema extends z.ZodUndefined
  ? unknown
  : Schema extends z.ZodType
    ? z.input<Schema>
    : unknown

/** The client's input: path parameters, query and body in one flat object. */
export type CallInput<AnyCall> =
  AnyCall extends Call<infer Params, infer Query, infer Input, z.ZodType>
    ? Part<Params> & Part<Query> & Part<Input>
    : never

export type CallOutput<AnyCall> = AnyCall extends { output: infer Output extends z.ZodType }
  ? z.output<Output>
  : never
