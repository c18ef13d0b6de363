/** A route is a contract and the function that answers it; five functions bind them, one for each audience. */

import type { Call } from '@sitewright/api/call'
import type { Id } from '@sitewright/core/id'
import type { FlagSwitches } from '@sitewright/core/site/feature-flags'
import type { SiteStanding } from '@sitewright/core/site/site-standing'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { App } from '../app.ts'
import type { SiteTx } from '../database.ts'
import type { CookieJar } from './cookies.ts'

export interface AccountRecord {
  readonly id: Id
  readonly name: string
  readonly email: string
}

export interface SessionRecord {
  readonly id: Id
  readonly account: AccountRecord
}

/** A site as the directory knows it. */
export interface SiteRecord {
  readonly id: Id
  readonly identifier: string
  readonly title: string
  /** Origin of the site: `http://clay.localhost:3000`, or the primary custom domain. */
  readonly origin: string
  readonly flags: FlagSwitches
  readonly standing: SiteStanding
  /** Reason of the standing that its people read; empty for none. */
  readonly standingReason: string
}

interface AnyRequest {
  readonly app: App
  readonly cookies: CookieJar
  /** The request as it came, for the few handlers that need bytes or headers. */
  readonly raw: FastifyRequest
}

export interface GuestRequest extends AnyRequest {
  readonly session: SessionRecord | undefined
}

export interface AccountRequest extends AnyRequest {
  readonly session: SessionRecord
  readonly account: AccountRecord
}

/** Request of someone with a session, or with a developer's key that they made. */
export interface OwnerRequest extends AnyRequest {
  readonly account: AccountRecord
  /** Absent for a request with a key. */
  readonly session: SessionRecord | undefined
  readonly siteId: Id
  readonly site: SiteRecord
  readonly role: number
  /** Runs one transaction on the site. */
  inSite<Result>(work: (site: SiteTx) => Promise<Result>): Promise<Result>
}

export interface VisitorRequest extends AnyRequest {
  readonly siteId: Id
  readonly site: SiteRecord
  /** Hash of the visitor's HttpOnly id; undefined before the first crumb was fetched. */
  readonly visitor: string | undefined
  inSite<Result>(work: (site: SiteTx) => Promise<Result>): Promise<Result>
}

/** Path parameters, query and body as the contract checked them, in one object. */
export type Checked<AnyCall> =
  AnyCall extends Call<infer Params, infer Query, infer Input, z.ZodType>
    ? CheckedPart<Params> & CheckedPart<Query> & CheckedPart<Input>
    : never

type CheckedPart<Schema> = Schema extends z.ZodUndefined
  ? unknown
  : Schema extends z.ZodType
    ? z.output<Schema>
    : unknown

type Answer<AnyCall> = AnyCall extends { output: infer Output extends z.ZodType }
  ? z.input<Output>
  : never

type Handler<AnyCall, Request> = (
  input: Checked<AnyCall>,
  request: Request,
) => Promise<Answer<AnyCall>>

export interface Route {
  readonly contract: Call
  readonly handle: (input: never, request: never) => Promise<unknown>
}

const bind =
  <Request>(audience: Call['audience']) =>
  <AnyCall extends Call>(contract: AnyCall, handle: Handler<AnyCall, Request>): Route => {
    if (contract.audience !== audience) {
      throw new Error(`${contract.name} is a call for the ${contract.audience}`)
    }
    return { contract, handle }
  }

export const guestCall = bind<GuestRequest>('guest')
export const accountCall = bind<AccountRequest>('account')
/** Request of an account that `OPERATORS` names and that has a second factor. */
export const operatorCall = bind<AccountRequest>('operator')
export const ownerCall = bind<OwnerRequest>('owner')
export const visitorCall = bind<VisitorRequest>('visitor')
