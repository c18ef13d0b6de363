/** Who is asking: one function for each audience, deny by default. Built from what features know. */

import type { Audience, Call } from '@sitewright/api/call'
import { keyIn } from '@sitewright/core/developer-key'
import { type Id, isId } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import { FEATURE_FLAGS, isOn } from '@sitewright/core/site/feature-flags'
import type { FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { hashToken } from '../keys.ts'
import { noteSite } from '../log/request-context.ts'
import type { CookieJar, HeldCookies } from './cookies.ts'
import type { CrumbOwner } from './crumb.ts'
import { normalizeHost, originAsked } from './identity.ts'
import { fail } from './problems.ts'
import type { AccountRecord, SessionRecord, SiteRecord } from './route.ts'

/** Questions of the platform to features about people and sites. */
export interface Directory {
  sessionOf(cookies: HeldCookies): Promise<SessionRecord | undefined>
  /** Account that made this key of the site. */
  holderOfKey(siteId: Id, key: string): Promise<AccountRecord | undefined>
  /** Role code of an account on a site; read for every request, so that a removal takes effect at once. */
  roleOf(accountId: string, siteId: string): Promise<number | undefined>
  /** Whether a stolen password alone does not open the account. */
  hasSecondFactor(accountId: Id): Promise<boolean>
  siteById(siteId: string): Promise<SiteRecord | undefined>
  siteByHost(host: string): Promise<SiteRecord | undefined>
}

export interface Asker {
  readonly context: object
  /** Undefined: there is nobody a crumb could be bound to, so no crumb is good. */
  readonly crumbOwner: CrumbOwner | undefined
  readonly origin: string
  /** True for a developer's key: browsers do not send keys by themselves, so no crumb is needed. */
  readonly hasKey?: boolean
}

export type Gate = Readonly<
  Record<Audience, (request: FastifyRequest, cookies: CookieJar, contract: Call) => Promise<Asker>>
>

export function createGate(app: App, directory: Directory): Gate {
  const studio = (
    session: SessionRecord | undefined,
    cookies: CookieJar,
  ): Omit<Asker, 'context'> => ({
    crumbOwner: studioCrumbOwner(session, cookies),
    origin: app.config.studioOrigin,
  })

  const signedIn = async (cookies: CookieJar) => {
    const session = await directory.sessionOf(cookies)
    if (!session) throw fail('notSignedIn')
    return session
  }

  const holderOfKey = async (siteId: Id, key = '') => {
    const holder = await directory.holderOfKey(siteId, key)
    if (!holder) throw fail('keyUnknown')
    return holder
  }

  return {
    guest: async (_request, cookies) => {
      const session = await directory.sessionOf(cookies)
      return { context: { session }, ...studio(session, cookies) }
    },

    account: async (_request, cookies) => {
      const session = await signedIn(cookies)
      return { context: { session, account: session.account }, ...studio(session, cookies) }
    },

    owner: async (request, cookies, contract) => {
      const { siteId } = request.params as { siteId?: unknown }
      const key = contract.takesKey ? keyIn(request.headers.authorization) : undefined
      // A site that the account has no role on is answered as if it did not exist.
      if (!isId(siteId)) throw fail('notFound')
      const session = key === undefined ? await signedIn(cookies) : undefined
      const account = session?.account ?? (await holderOfKey(siteId, key))
      const role = await directory.roleOf(account.id, siteId)
      const site = role === undefined ? undefined : await directory.siteById(siteId)
      if (!site) throw fail('notFound')
      noteSite(site.id)
      if (!isOpenTo(role, contract)) throw fail('notAllowed')
      refuseTakenDown(contract, site)
      refuseSwitchedOff(contract, site, 'switchedOff')
      const inSite = (work: never) => app.database.inSite(siteId, work)
      return {
        context: { account, session, siteId, site, role, inSite },
        ...studio(session, cookies),
        hasKey: key !== undefined,
      }
    },

    // Operators are told apart from strangers by nothing before both checks have passed.
    operator: async (_request, cookies) => {
      const session = await signedIn(cookies)
      const { id, email } = session.account
      if (!app.config.operators.includes(email.toLowerCase())) throw fail('notFound')
      if (!(await directory.hasSecondFactor(id))) throw fail('factorNeeded')
      return { context: { session, account: session.account }, ...studio(session, cookies) }
    },

    visitor: async (request, cookies, contract) => {
      const site = await directory.siteByHost(normalizeHost(request.headers.host))
      if (!site) throw fail('notFound')
      refuseSwitchedOff(contract, site, 'notOffered')
      const visitor = visitorOf(cookies)
      const inSite = (work: never) => app.database.inSite(site.id, work)
      return {
        context: { siteId: site.id, site, visitor, inSite },
        crumbOwner: visitor === undefined ? undefined : { realm: site.id, holder: visitor },
        // Any host of the site will do: a page that was opened before the primary one changed can still pay.
        origin: originAsked(request, app.config),
      }
    },
  }
}

/** Deny by default: a contract that names no capability is open to nobody. */
function isOpenTo(role: number | undefined, { needs, alsoNeeds = needs }: Call): boolean {
  return needs !== undefined && can(role, needs) && alsoNeeds !== undefined && can(role, alsoNeeds)
}

/** The people of a site that the operator took down can look at it and change nothing. */
function refuseTakenDown({ method }: Call, { standing }: SiteRecord): void {
  if (standing === 'takenDown' && method !== 'GET') throw fail('takenDown')
}

/** Refuses a call whose feature flag is off: to owners as switched off, to visitors as not offered. */
function refuseSwitchedOff(
  { flag }: Call,
  { flags }: SiteRecord,
  code: 'switchedOff' | 'notOffered',
): void {
  if (flag === undefined || isOn(flags, flag)) return
  const { offForOwners, offForVisitors } = FEATURE_FLAGS[flag]
  throw fail(code, { message: code === 'switchedOff' ? offForOwners : offForVisitors })
}

export function studioCrumbOwner(
  session: SessionRecord | undefined,
  cookies: CookieJar,
): CrumbOwner | undefined {
  const guest = cookies.get('guest')
  const holder = session?.id ?? (guest === undefined ? undefined : hashToken(guest))
  return holder === undefined ? undefined : { realm: 'studio', holder }
}

export function visitorOf(cookies: HeldCookies): string | undefined {
  const token = cookies.get('visitor')
  return token === undefined ? undefined : hashToken(token)
}
