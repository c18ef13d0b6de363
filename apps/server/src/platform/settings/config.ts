/**
 * Every setting of the server. This is the only module that reads the environment.
 *
 * | variable | default | meaning |
 * |---|---|---|
 * | `PORT` | `3000` | port of studio and sites |
 * | `HOST` | `127.0.0.1` | address to listen on; `0.0.0.0` behind a proxy or in a container |
 * | `OPS_PORT` | off | loopback port for `/metrics` and `/internal/invariants` |
 * | `DATA_DIR` | `./data` | everything this server keeps on disk |
 * | `DATABASE_URL` | embedded PostgreSQL | `postgres://…` of a PostgreSQL 15 or newer |
 * | `DATABASE_MIGRATION_URL` | `DATABASE_URL` | the same database as the role that owns the tables |
 * | `SMTP_URL` | off | `smtp://` or `smtps://`; without it mail stays in the outbox |
 * | `STUDIO_ORIGIN` | `http://localhost:$PORT` | the public origin of the studio |
 * | `SITES_DOMAIN` | `localhost:$PORT` | sites answer at `{identifier}.` + this |
 * | `TRUSTED_PROXIES` | `127.0.0.0/8, ::1/128` | addresses and networks of proxies that are believed about who is asking |
 * | `SECRET_KEY` | made and kept in `DATA_DIR` | at least 32 characters; required with `DATABASE_URL` |
 * | `SITE_FILES_MB` | `5120` | megabytes (of 1024 × 1024 bytes) that the uploads of one site may have |
 * | `SITE_FILES_COUNT` | `10000` | uploads that one site may keep |
 * | `KEEP_CARTS_DAYS` | `60` | days after which a cart that nobody bought or touched is removed |
 * | `KEEP_MAIL_DAYS` | `365` | days after which the texts of messages are removed; that they were written stays |
 * | `KEEP_ACTIVITY_DAYS` | `365` | days after which entries of the activity logs of sites are removed |
 * | `KEEP_TRASH_DAYS` | `30` | days after which things in the trash are removed for good |
 * | `KEEP_PUBLICATIONS` | `200` | versions of a site that can be brought back, beside the live one |
 * | `KEEP_NAMED_PUBLICATIONS` | `100` | versions with a name that a site may have; they are kept beside the others |
 * | `HOUSEKEEPING_HOURS` | `6` | hours between two rounds of removing all that; `0` for never |
 * | `PRODUCTS_PER_STORE` | `200` | products that one store page may hold, from 200 to 10000 |
 * | `SITES_PER_ACCOUNT` | `20` | sites that one account may make |
 * | `PAGE_CACHE_MB` | `128` | memory for finished pages, of which one site has an eighth at most |
 * | `NEW_SECRET_KEY` | off | `1` for the first start with another `SECRET_KEY`, which the database then remembers |
 * | `REQUEST_LOG` | off | `1` writes a line into the log for each request, without personal data |
 * | `INVARIANTS_PER_MINUTE` | `30` | sites whose books are checked in the background each minute; `0` for none |
 * | `DRAIN_SECONDS` | `5` | how long a server that was asked to stop still serves while `/readyz` says 503 |
 * | `DEMO` | on; off with `DATABASE_URL` | create the demo shop on an empty start: `1` or `0` |
 * | `PRACTICE_PAYMENTS` | everywhere with the embedded PostgreSQL and a studio on localhost; else only in the demo shop | practice cards, with which no money moves: `1` for every shop, `0` for none |
 * | `SITEWRIGHT_TEST` | off | `1` lets `CRASH_AT`, `TEST_AVIF`, `TEST_CHEAP_HASHES`, `TEST_OUTSIDE`, `TEST_PATIENCE` and `TEST_STRIPE` work, and refuses a transaction inside another |
 * | `RELOAD_ORIGIN` | off | where pages hear of new builds; set by `npm run dev` |
 * | `THEME_FOLDER` | off | a theme that is being written, which all sites here wear; set by `sitewright dev` |
 * | `WORKSHOP_SITE` | a sample site | address, or saved file, of a site to show in that theme; set by `sitewright dev` |
 * | `WORKSHOP_SAVE` | off | file in which what was read of that site is kept; set by `sitewright dev` |
 * | `CRASH_AT` | none | the fail point at which the process kills itself |
 * | `TEST_STRIPE` | off | under test: origin of a stand-in that is asked in Stripe's place, with test keys alone |
 * | `TEST_OUTSIDE` | off | under test: origin of a stand-in that is asked in the place of every other site |
 * | `TEST_AVIF` | on | under test: `0` leaves pictures in the formats that are made at once |
 * | `TEST_CHEAP_HASHES` | off | under test: `1` hashes the passwords of new accounts at the least cost, for tests that open hundreds |
 * | `TEST_PATIENCE` | `1` | under test: how many times longer than usual the database, sandboxes that start, pages, styles, themes and turns are waited for |
 *
 * An empty value counts as absent. A setting stands here from the version that serves it.
 */

import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { MAX_PRODUCTS, MOST_PRODUCTS } from '@sitewright/core/content/collection-kinds'
import type { Keep } from '../background/retention.ts'
import { StartProblem } from '../start/start-problem.ts'

/** A setting is wrong. The message names the variable and says what it should be. */
export class ConfigProblem extends StartProblem {
  override readonly name = 'ConfigProblem'
}

/** Places where a test may kill the process, in the order of the money path. */
export const FAIL_POINTS = [
  'reserve.before',
  'reserve.discounts-held',
  'reserve.after',
  'provider.create.before',
  'provider.create.after',
  'provider.answer.lost',
  'finalize.locked',
  'finalize.order-inserted',
  'finalize.before-commit',
  'finalize.after-commit',
  'job.claimed',
  'mail.before-end',
  'job.sent-before-ack',
  'expiry.cancelled',
  'refund.before',
  'refund.answered',
] as const

export type FailPoint = (typeof FAIL_POINTS)[number]

export type PracticePayments = 'everywhere' | 'demoShop' | 'nowhere'

export interface Config {
  readonly host: string
  readonly port: number
  readonly opsPort: number | undefined
  /** Absolute path. */
  readonly dataDir: string
  /** Absent: the server runs its own PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly databaseMigrationUrl: string | undefined
  readonly smtpUrl: string | undefined
  /** Scheme and host, no trailing slash: `http://localhost:3000`. */
  readonly studioOrigin: string
  /** Host with its port where it needs one: `localhost:3000`. */
  readonly sitesDomain: string
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  /** Quota for the uploads of one site. */
  readonly filesPerSite: { readonly bytes: number; readonly count: number }
  readonly keep: Keep
  /** Hours between two rounds of housekeeping; 0 for never. */
  readonly housekeepingHours: number
  /** Products that one store page may hold. */
  readonly productsPerStore: number
  /** Sites that one account may make. */
  readonly sitesPerAccount: number
  /** Bytes of memory for finished pages. */
  readonly pageCacheBytes: number
  /** The public scheme of studio and sites, which decides about `Secure` cookies. */
  readonly isHttps: boolean
  /** Absent: made once and kept in `dataDir`. */
  readonly secretKey: string | undefined
  /** Whether the key may differ from the one that the database remembers. */
  readonly isNewSecretKey: boolean
  /** Seconds that the server serves on after SIGTERM, so that load balancers notice that it is no longer ready. */
  readonly drainSeconds: number
  readonly requestLog: boolean
  /** Sites whose books are checked in the background each minute; 0 for none. */
  readonly invariantsPerMinute: number
  /** Whether an empty start creates the demo shop. */
  readonly demo: boolean
  /** Sites on which shoppers can pay with practice cards, with which no money moves. */
  readonly practicePayments: PracticePayments
  /** Whether the server runs under a test. */
  readonly test: boolean
  readonly crashAt: FailPoint | undefined
  /** Origin of a stand-in for Stripe, which is never sent a live key. */
  readonly stripeStandIn: string | undefined
  /** Origin of a stand-in for every other site that the guarded client asks. */
  readonly outsideStandIn: string | undefined
  /** Whether pictures are made as AVIF too, which costs more than all else that a test asks for. */
  readonly avif: boolean
  /** Whether passwords of new accounts are hashed at the least cost. */
  readonly cheapHashes: boolean
  /** Factor by which the database, sandboxes that start, pages, styles and turns are waited for longer than usual. */
  readonly patience: number
  /** Absolute: a theme that is being written, which every site here wears. */
  readonly themeFolder: string | undefined
  /** Site shown in that theme beside the sample site: an address or a file, and the file it is saved to. */
  readonly workshop: { readonly site: string | undefined; readonly saveTo: string | undefined }
  /** Further origin that pages may connect to, while someone develops. */
  readonly reloadOrigin: string | undefined
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Characters of `SECRET_KEY` at least: 128 bits in hexadecimal digits. */
export const SHORTEST_SECRET = 32

/** Trusted proxies by default: a proxy on this machine. */
const LOOPBACK = ['127.0.0.0/8', '::1/128']

/** Settings of services that no version supports yet; refused, since an operator who sets one believes that it works. */
const NOT_SERVED = /^(?:REDIS_URL|ASSETS_ORIGIN|S3_\w+|STRIPE_\w+)$/

/** The settings in `env`, or a `ConfigProblem` about the first that is wrong. */
export function readConfig(env: Environment): Config {
  refuseNotServed(env)
  const port = portOf(env, 'PORT') ?? 3000
  const opsPort = portOf(env, 'OPS_PORT')
  if (opsPort === port) throw new ConfigProblem(`OPS_PORT must differ from PORT, both are ${port}.`)
  const databaseUrl = urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const studioOrigin = originOf(env, 'STUDIO_ORIGIN') ?? `http://localhost:${port}`
  const sitesDomain = domainOf(env, 'SITES_DOMAIN') ?? `localhost:${port}`
  requireApart(studioOrigin, sitesDomain)
  const test = switchOf(env, 'SITEWRIGHT_TEST') ?? false
  return {
    host: textOf(env, 'HOST') ?? '127.0.0.1',
    port,
    opsPort,
    dataDir: resolve(textOf(env, 'DATA_DIR') ?? 'data'),
    databaseUrl,
    databaseMigrationUrl: migrationUrlOf(env, databaseUrl),
    smtpUrl: urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    studioOrigin,
    sitesDomain,
    trustedProxies: networksOf(env, 'TRUSTED_PROXIES') ?? LOOPBACK,
    filesPerSite: {
      bytes: wholeOf(env, 'SITE_FILES_MB', 5120) * 1024 * 1024,
      count: wholeOf(env, 'SITE_FILES_COUNT', 10_000),
    },
    keep: keepOf(env),
    housekeepingHours: wholeOf(env, 'HOUSEKEEPING_HOURS', 6),
    productsPerStore: betweenOf(env, 'PRODUCTS_PER_STORE', MAX_PRODUCTS, MOST_PRODUCTS),
    sitesPerAccount: wholeOf(env, 'SITES_PER_ACCOUNT', 20),
    pageCacheBytes: wholeOf(env, 'PAGE_CACHE_MB', 128) * 1024 * 1024,
    isHttps: studioOrigin.startsWith('https:'),
    secretKey: secretOf(env, databaseUrl),
    isNewSecretKey: switchOf(env, 'NEW_SECRET_KEY') ?? false,
    drainSeconds: wholeOf(env, 'DRAIN_SECONDS', 5),
    requestLog: switchOf(env, 'REQUEST_LOG') ?? false,
    invariantsPerMinute: wholeOf(env, 'INVARIANTS_PER_MINUTE', 30),
    demo: switchOf(env, 'DEMO') ?? databaseUrl === undefined,
    practicePayments: practicePaymentsOf(env, { databaseUrl, studioOrigin }),
    test,
    themeFolder: folderOf(env, 'THEME_FOLDER'),
    workshop: { site: textOf(env, 'WORKSHOP_SITE'), saveTo: textOf(env, 'WORKSHOP_SAVE') },
    reloadOrigin: originOf(env, 'RELOAD_ORIGIN'),
    ...onlyUnderTest(test ? env : {}),
  }
}

function onlyUnderTest(env: Environment) {
  return {
    crashAt: choiceOf(env, 'CRASH_AT', FAIL_POINTS),
    stripeStandIn: originOf(env, 'TEST_STRIPE'),
    outsideStandIn: originOf(env, 'TEST_OUTSIDE'),
    avif: switchOf(env, 'TEST_AVIF') ?? true,
    cheapHashes: switchOf(env, 'TEST_CHEAP_HASHES') ?? false,
    patience: positiveOf(env, 'TEST_PATIENCE', 1),
  }
}

function keepOf(env: Environment): Keep {
  return {
    cartDays: positiveOf(env, 'KEEP_CARTS_DAYS', 60),
    mailDays: positiveOf(env, 'KEEP_MAIL_DAYS', 365),
    activityDays: positiveOf(env, 'KEEP_ACTIVITY_DAYS', 365),
    trashDays: positiveOf(env, 'KEEP_TRASH_DAYS', 30),
    publications: positiveOf(env, 'KEEP_PUBLICATIONS', 200),
    namedPublications: positiveOf(env, 'KEEP_NAMED_PUBLICATIONS', 100),
  }
}

function textOf(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}

function folderOf(env: Environment, name: string): string | undefined {
  const value = textOf(env, name)
  return value === undefined ? undefined : resolve(value)
}

function portOf(env: Environment, name: string): number | undefined {
  const value = textOf(env, name)
  if (value === undefined) return undefined
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (port >= 1 && port <= 65535) return port
  throw new ConfigProblem(`${name} must be a whole number from 1 to 65535, not "${value}".`)
}

function wholeOf(env: Environment, name: string, fallback: number): number {
  const value = textOf(env, name)
  if (value === undefined) return fallback
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw new ConfigProblem(`${name} must be a whole number from 0 to 999999999, not "${value}".`)
}

/** A whole number from the default up to the highest there may be. */
function betweenOf(env: Environment, name: string, lowest: number, highest: number): number {
  const value = wholeOf(env, name, lowest)
  if (value >= lowest && value <= highest) return value
  throw new ConfigProblem(
    `${name} must be a whole number from ${lowest} to ${highest}, not "${value}".`,
  )
}

function positiveOf(env: Environment, name: string, fallback: number): number {
  const value = wholeOf(env, name, fallback)
  if (value !== 0) return value
  throw new ConfigProblem(`${name} must be a whole number from 1 to 999999999, not "0".`)
}

const SWITCH: Readonly<Record<string, boolean>> = {
  1: true,
  true: true,
  yes: true,
  on: true,
  0: false,
  false: false,
  no: false,
  off: false,
}

function switchOf(env: Environment, name: string): boolean | undefined {
  const value = textOf(env, name)
  if (value === undefined) return undefined
  const answer = Object.hasOwn(SWITCH, value.toLowerCase())
    ? SWITCH[value.toLowerCase()]
    : undefined
  if (answer !== undefined) return answer
  throw new ConfigProblem(`${name} must be 1 or 0, not "${value}".`)
}

const ON_THIS_MACHINE = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** Default of `PRACTICE_PAYMENTS`: on for someone who tries the product out on their own machine, and for the demo shop. */
function practicePaymentsOf(
  env: Environment,
  { databaseUrl, studioOrigin }: Pick<Config, 'databaseUrl' | 'studioOrigin'>,
): PracticePayments {
  const given = switchOf(env, 'PRACTICE_PAYMENTS')
  if (given !== undefined) return given ? 'everywhere' : 'nowhere'
  const isTriedOut =
    databaseUrl === undefined && ON_THIS_MACHINE.test(new URL(studioOrigin).hostname)
  return isTriedOut ? 'everywhere' : 'demoShop'
}

function choiceOf<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = textOf(env, name)
  if (value === undefined) return undefined
  const choice = choices.find((one) => one === value)
  if (choice) return choice
  throw new ConfigProblem(`${name} must be one of ${choices.join(', ')}, not "${value}".`)
}

/** URL of a setting. The messages never repeat it: it may hold a password. */
function urlOf(env: Environment, name: string, schemes: readonly string[]): string | undefined {
  const value = textOf(env, name)
  if (value === undefined) return undefined
  if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value
  throw new ConfigProblem(`${name} must be a URL that begins with ${schemes.join('// or ')}//.`)
}

function originOf(env: Environment, name: string): string | undefined {
  const value = textOf(env, name)
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href
  if (isOrigin) return url.origin
  throw new ConfigProblem(
    `${name} must be an origin such as https://studio.example.com, without a path, not "${value}".`,
  )
}

function domainOf(env: Environment, name: string): string | undefined {
  const value = textOf(env, name)?.toLowerCase()
  if (value === undefined) return undefined
  if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/.test(value)) return value
  throw new ConfigProblem(
    `${name} must be a host such as sites.example.com or localhost:3000, not "${value}".`,
  )
}

function networksOf(env: Environment, name: string): readonly string[] | undefined {
  const networks = textOf(env, name)
    ?.split(/[\s,]+/)
    .filter((part) => part !== '')
  const wrong = networks?.find((network) => !isNetwork(network))
  if (wrong === undefined) return networks
  throw new ConfigProblem(
    `${name} must be addresses or networks such as 10.0.0.5 or 10.1.0.0/16, with commas between them, not "${wrong}".`,
  )
}

const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/** Whether the text is an address or a network; never the whole internet, since then anyone could say who is asking. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = BITS[isIP(address)]
  if (bits === undefined || more.length > 0) return false
  if (prefix === undefined) return true
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits
}

function refuseNotServed(env: Environment): void {
  const name = Object.keys(env).find(
    (one) => NOT_SERVED.test(one) && textOf(env, one) !== undefined,
  )
  if (name) throw new ConfigProblem(`${name} is not supported yet; remove it.`)
}

/**
 * Scripts of sites can set cookies for `SITES_DOMAIN` and whatever it lies below, so in public the studio must not
 * be there. Ports do not keep cookies apart.
 */
function requireApart(studioOrigin: string, sitesDomain: string): void {
  const { protocol, hostname: studio } = new URL(studioOrigin)
  if (protocol !== 'https:') return
  const [sites = ''] = sitesDomain.split(':')
  const isApart = studio !== sites && !studio.endsWith(`.${sites}`) && !sites.endsWith(`.${studio}`)
  if (isApart) return
  throw new ConfigProblem(
    `SITES_DOMAIN must be apart from the studio: with https neither of ${studio} and ${sites} may be, or lie below, the other (best are two domains that were registered separately).`,
  )
}

function migrationUrlOf(env: Environment, databaseUrl: string | undefined): string | undefined {
  const url = urlOf(env, 'DATABASE_MIGRATION_URL', ['postgres:', 'postgresql:'])
  if (url === undefined || databaseUrl !== undefined) return url
  throw new ConfigProblem('DATABASE_MIGRATION_URL needs DATABASE_URL beside it.')
}

function secretOf(env: Environment, databaseUrl: string | undefined): string | undefined {
  const secret = textOf(env, 'SECRET_KEY')
  if (secret !== undefined && secret.length < SHORTEST_SECRET) {
    throw new ConfigProblem(`SECRET_KEY must have at least ${SHORTEST_SECRET} characters.`)
  }
  // Several servers on one database must agree on the key, so none may make its own.
  if (secret === undefined && databaseUrl !== undefined) {
    throw new ConfigProblem(
      'SECRET_KEY must be given with DATABASE_URL, the same on every server (try: openssl rand -hex 32).',
    )
  }
  return secret
}
