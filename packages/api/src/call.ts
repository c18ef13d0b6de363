/** A call is described once; the server's checks, the typed client and OpenAPI all come from it. */

import type { Capability } from '@sitewright/core/roles'
import type * as z from 'zod'
import { strict } from './strict.ts'

/**
 * Who may ask, and where the call lives:
 * `guest` and `account` on the studio host (without and with a session), `owner` on the studio host
 * for one site, `visitor` on a site's own host.
 */
export type Audience = 'guest' | 'account' | 'owner' | 'visitor'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  /** Verb and noun, the same as the file's name. */
  readonly name: string
  readonly summary: string
  readonly audience: Audience
  readonly method: Method
  /** With `:name` for parameters. Owner calls start with `/s/:siteId/api/`. */
  readonly path: string
  readonly params?: Params
  readonly query?: Query
  readonly input?: Input
  readonly output: Output
  /** What the caller's role must allow; owner calls only, and always there. */
  readonly needs?: Capability
  /** Whether a developer's key is as good as a session; owner calls only. */
  readonly takesKey?: boolean
  /**
   * Why fields of the body that the call does not know are dropped. Every other call refuses them by name, at every
   * depth; a query may carry more than is read, since marketing parameters come along with any address.
   */
  readonly dropsUnknown?: string
  /** What the envelope says where fields are wrong; the only mistake's message, or general words, unless said. */
  readonly invalid?: string
  /** False for beacons and signed webhooks; every other call that writes carries the crumb. */
  readonly crumb?: boolean
  /** The body is a file, taken as it comes; that may last minutes. */
  readonly isUpload?: boolean
  /** Largest body in bytes; 1 MB unless said. */
  readonly bodyLimit?: number
}

/** Keeps the literal types of a call's schemas, and makes its body's strict. */
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

/** What a client passes: path parameters, query and body in one flat object. */
export type CallInput<AnyCall> =
  AnyCall extends Call<infer Params, infer Query, infer Input, z.ZodType>
    ? Part<Params> & Part<Query> & Part<Input>
    : never

export type CallOutput<AnyCall> = AnyCall extends { output: infer Output extends z.ZodType }
  ? z.output<Output>
  : never
