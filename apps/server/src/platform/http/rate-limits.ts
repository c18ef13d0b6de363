/** Rate limits of calls that are expensive or that guessing would pay. */

import type { FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { Limit } from '../limits/limit.ts'
import { type Counted, LimitReached, type RateCounter } from '../limits/rate-counter.ts'
import { clientAddress } from './client-address.ts'
import { heldCookies } from './cookies.ts'
import { normalizeHost } from './identity.ts'
import { refusalCountOf } from './refusal-count.ts'

interface CallLimits {
  /** Limit for one visitor of a site: more than anyone does by hand. */
  readonly visitor?: Limit
  /** Limit for one address, which a school, an office or a proxy that nobody named may share: more than a busy shop has. */
  readonly address?: Limit
  /** Limit for a site as a whole, counted together with other calls that name the same thing. */
  readonly site?: SiteLimit
  /** Counted over all hosts together: one client that tries locks of many sites is guessing. */
  readonly isOverAllHosts?: boolean
}

interface SiteLimit extends Limit {
  readonly name: string
}

const perMinute = (max: number): Limit => ({ max, seconds: 60 })

/**
 * Answers to forms of one site: 300 a second, sustained for a minute, which is far above what an honest site gets and below what keeps
 * a server of one site from answering others. One key for all of them is no hot row, since counts are committed in groups.
 */
const ANSWERS_OF_SITE: SiteLimit = { name: 'answers', max: 18_000, seconds: 60 }

/**
 * Limits by call. A shopper over the limit of adding to a cart is told to try again in a few seconds, so its windows are short.
 * Signing in and up take a class of thirty at once, and a second of a processor for each dozen; guessing has delays of its own.
 */
const LIMITS = {
  signIn: { address: perMinute(60) },
  signUp: { address: perMinute(60) },
  // Each visit of the screen for signing in asks for one, for the browser to offer a passkey.
  createSignInChallenge: { address: perMinute(300) },
  signInByPasskey: { address: perMinute(60) },
  requestReset: { address: perMinute(30) },
  resetPassword: { address: perMinute(30) },
  confirmAddress: { address: perMinute(60) },
  readInvitation: { address: perMinute(60) },
  acceptInvitation: { address: perMinute(60) },
  declineInvitation: { address: perMinute(60) },
  addCartEntry: {
    visitor: { max: 30, seconds: 10 },
    address: { max: 500, seconds: 10 },
  },
  createExpressCheckout: {
    visitor: { max: 30, seconds: 10 },
    address: { max: 500, seconds: 10 },
  },
  updateEntryFields: { visitor: perMinute(60), address: perMinute(3_000) },
  updateCartEntry: { visitor: perMinute(60), address: perMinute(3_000) },
  removeCartEntry: { visitor: perMinute(60), address: perMinute(3_000) },
  restoreCartEntry: { visitor: perMinute(60), address: perMinute(3_000) },
  setCartShipping: { visitor: perMinute(60), address: perMinute(3_000) },
  addCoupon: { visitor: perMinute(30), address: perMinute(300) },
  removeCoupon: { visitor: perMinute(60), address: perMinute(3_000) },
  saveTypedCheckout: { visitor: perMinute(120), address: perMinute(3_000) },
  startCheckout: { visitor: perMinute(30), address: perMinute(1_200) },
  // Five payments a second are more than a sale brings, and too few to try out stolen cards by the thousand.
  payCheckout: { visitor: perMinute(20), address: perMinute(300) },
  // Thieves try out stolen cards on donations first, since nothing has to be sent.
  createDonation: { visitor: perMinute(20), address: perMinute(300) },
  // Making a challenge costs a third of a millisecond of a processor; a visitor needs one for each form.
  getCaptchaChallenge: { visitor: perMinute(30), address: perMinute(600) },
  createSubmissionKey: { visitor: perMinute(60), address: perMinute(600) },
  // More than anyone writes by hand; an office or a school behind one address sends more.
  checkForm: { visitor: perMinute(10), address: perMinute(120) },
  uploadFormFile: { visitor: perMinute(20), address: perMinute(120) },
  saveFormSubmission: {
    visitor: perMinute(10),
    address: perMinute(120),
    site: ANSWERS_OF_SITE,
  },
  createComment: { visitor: perMinute(6), address: perMinute(120) },
  postComment: { visitor: perMinute(6), address: perMinute(120) },
  reportComment: { visitor: perMinute(10), address: perMinute(120) },
  postForm: { visitor: perMinute(10), address: perMinute(120), site: ANSWERS_OF_SITE },
  // Each may write to an address that somebody else typed.
  signUpForList: { visitor: perMinute(10), address: perMinute(60) },
  postSignUp: { visitor: perMinute(10), address: perMinute(60) },
  // Enough for a provider that catches up after a failure, and few enough that checking forged signatures stays cheap.
  paymentWebhook: { address: perMinute(1_200) },
  uploadAsset: { address: perMinute(600) },
  listLikes: { visitor: perMinute(120), address: perMinute(3_000) },
  // A page sends 20 at most, a second apart.
  recordJavascriptErrors: { visitor: perMinute(20), address: perMinute(600) },
  postLike: { visitor: perMinute(30), address: perMinute(300) },
  listSearchResults: { visitor: perMinute(60), address: perMinute(1_200) },
  openLock: { address: perMinute(60), isOverAllHosts: true },
  openPreview: { address: perMinute(60), isOverAllHosts: true },
  // Pages of a preview are made anew each time, and files of its look come along with each.
  previewPage: { address: perMinute(600) },
  searchPage: { visitor: perMinute(60), address: perMinute(600) },
} as const satisfies Readonly<Record<string, CallLimits>>

type LimitedName = keyof typeof LIMITS

export function isLimited(name: string): name is LimitedName {
  return Object.hasOwn(LIMITS, name)
}

/** Counts a request against the limits of its call or page; refuses with `LimitReached`. */
export function limiterOf(
  app: App,
  name: LimitedName,
  counter: RateCounter = app.rates,
): (request: FastifyRequest) => Promise<void> {
  const countRefusal = refusalCountOf(app)
  return async (request) => {
    try {
      await counter.count(countedOf(name, LIMITS[name], request, app.config))
    } catch (error) {
      if (error instanceof LimitReached) countRefusal(name)
      throw error
    }
  }
}

function countedOf(
  name: string,
  { visitor, address, site, isOverAllHosts }: CallLimits,
  request: FastifyRequest,
  config: App['config'],
): Counted[] {
  const host = normalizeHost(request.headers.host)
  const place = isOverAllHosts ? name : `${name}|${host}`
  const who = heldCookies(request, config.isHttps).get('visitor')
  const from = clientAddress(request, config)
  return [
    ...(visitor && who ? [{ key: `${place}|visitor|${who}`, limit: visitor }] : []),
    ...(address ? [{ key: `${place}|address|${from}`, limit: address }] : []),
    ...(site ? [{ key: `site|${site.name}|${host}`, limit: site }] : []),
  ]
}
