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
 * | `MIGRATE_ON_START` | on | `0`: a start changes no tables, and is refused until `sitewright migrate` has done so |
 * | `SMTP_URL` | off | `smtp://` or `smtps://`; without it mail stays in the outbox |
 * | `STUDIO_ORIGIN` | `http://localhost:$PORT` | the public origin of the studio |
 * | `SITES_DOMAIN` | `localhost:$PORT` | sites answer at `{identifier}.` + this |
 * | `PLATFORM_NAMES` | the host of `SITES_DOMAIN` | names and addresses that owners let their own domains lead to, the name first |
 * | `DATABASE_POOL` | `16` | connections to the database for requests, from 4 to 1000; jobs and the log of changes take up to 16 more |
 * | `TRUSTED_PROXIES` | `127.0.0.0/8, ::1/128` | addresses and networks of proxies that are believed about who is asking |
 * | `SECRET_KEY` | made and kept in `DATA_DIR` | at least 32 characters; required with `DATABASE_URL` |
 * | `FILES_DIR` | `DATA_DIR/files` | folder for the files of sites, which several nodes may share |
 * | `S3_BUCKET` | off | bucket for the files of sites, in the folder's place; needs the two keys below |
 * | `S3_ACCESS_KEY_ID` | none | who may list the bucket, and read, write and delete what is in it |
 * | `S3_SECRET_ACCESS_KEY` | none | the secret of that key |
 * | `S3_REGION` | `us-east-1` | region of the bucket |
 * | `S3_ENDPOINT` | Amazon's | origin of another service that speaks S3 |
 * | `S3_FORCE_PATH_STYLE` | on with `S3_ENDPOINT` | the bucket's name stands in the path (`1`) or in the host (`0`) |
 * | `FILES_IN` | `s3` with `S3_BUCKET`, else `folder` | place for new files: `folder` or `s3` |
 * | `FILES_FALLBACK` | off | the other place, read too while `sitewright move-files` brings its files over: `folder` or `s3` |
 * | `FILES_CACHE_MB` | `1024` | room in `DATA_DIR` for pictures that lie in the bucket |
 * | `CDN_PURGE_URL` | off | address of a CDN in front of the sites, which is told what has changed |
 * | `CDN_PURGE_TOKEN` | none | its token |
 * | `CDN_PURGE_KIND` | `generic` | form of these calls: `generic`, `fastly` or `cloudflare` |
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
 * | `OPERATORS` | nobody | e-mail addresses of the accounts that may suspend sites and take them down, with commas between them; needs `SMTP_URL` |
 * | `SITES_PER_ACCOUNT` | `20` | sites that one account may make |
 * | `PAGE_CACHE_MB` | `128` | memory for finished pages, of which one site has an eighth at most |
 * | `NEW_SECRET_KEY` | off | `1` for the first start with another `SECRET_KEY`, which the database then remembers |
 * | `REQUEST_LOG` | off | `1` writes a line into the log for each request, without personal data |
 * | `INVARIANTS_PER_MINUTE` | `30` | sites whose books are checked in the background each minute; `0` for none |
 * | `DRAIN_SECONDS` | `5` | how long a server that was asked to stop still serves while `/readyz` says 503 |
 * | `REHEARSAL` | off | `1` for a restored copy that is looked at: it sends no mail, and asks no payment provider and no other site |
 * | `DEMO` | on; off with `DATABASE_URL` | create the demo shop on an empty start: `1` or `0` |
 * | `PRACTICE_PAYMENTS` | everywhere with the embedded PostgreSQL and a studio on localhost; else only in the demo shop | practice cards, with which no money moves: `1` for every shop, `0` for none |
 * | `SITEWRIGHT_TEST` | off | `1` lets `CRASH_AT`, `TEST_AVIF`, `TEST_CHEAP_HASHES`, `TEST_DNS`, `TEST_OUTSIDE`, `TEST_PATIENCE` and `TEST_STRIPE` work, and refuses a transaction inside another |
 * | `RELOAD_ORIGIN` | off | where pages hear of new builds; set by `npm run dev` |
 * | `THEME_FOLDER` | off | a theme that is being written, which all sites here wear; set by `sitewright dev` |
 * | `WORKSHOP_SITE` | a sample site | address, or saved file, of a site to show in that theme; set by `sitewright dev` |
 * | `WORKSHOP_SAVE` | off | file in which what was read of that site is kept; set by `sitewright dev` |
 * | `CRASH_AT` | none | the fail point at which the process kills itself |
 * | `TEST_STRIPE` | off | under test: origin of a stand-in that is asked in Stripe's place, with test keys alone |
 * | `TEST_DNS` | off | under test: address and port of a stand-in for the name servers of the internet |
 * | `TEST_OUTSIDE` | off | under test: origin of a stand-in that is asked in the place of every other site |
 * | `TEST_AVIF` | on | under test: `0` leaves pictures in the formats that are made at once |
 * | `TEST_CHEAP_HASHES` | off | under test: `1` hashes the passwords of new accounts at the least cost, for tests that open hundreds |
 * | `TEST_PATIENCE` | `1` | under test: how many times longer than usual the database, sandboxes that start, pages, styles, themes and turns are waited for |
 *
 * An empty value counts as absent. A setting stands here from the version that serves it.
 */

import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { MAX_PRODUCTS, MOST_PRODUCTS } from '@sitewright/core/content/collection-kinds'
import { isEmail } from '@sitewright/core/email'
import type { Keep } from '../background/retention.ts'
import { CDN_KINDS, type CdnSettings } from '../cdn/cdn-settings.ts'
import { STORE_KINDS, type StoreKind } from '../files/file-store.ts'
import type { S3Settings } from '../files/s3-settings.ts'
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

export interface PlatformNames {
  /** Whether the operator has named a host; else each site has a name of its own. */
  readonly isNamed: boolean
  readonly hosts: readonly string[]
  readonly addresses: readonly string[]
}

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
  /** Whether a start brings the tables up to date. */
  readonly migratesOnStart: boolean
  readonly smtpUrl: string | undefined
  /** Scheme and host, no trailing slash: `http://localhost:3000`. */
  readonly studioOrigin: string
  /** Host with its port where it needs one: `localhost:3000`. */
  readonly sitesDomain: string
  /** Names and addresses that owners let their own domains lead to. */
  readonly platformNames: PlatformNames
  /** Connections to the database for requests. */
  readonly databasePool: number
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  readonly files: FilesConfig
  /** Absent: pages are kept by browsers and this server alone. */
  readonly cdn: CdnSettings | undefined
  /** Quota for the uploads of one site. */
  readonly filesPerSite: { readonly bytes: number; readonly count: number }
  readonly keep: Keep
  /** Hours between two rounds of housekeeping; 0 for never. */
  readonly housekeepingHours: number
  /** Products that one store page may hold. */
  readonly productsPerStore: number
  /** Addresses of the accounts that look after all sites, in lower case. */
  readonly operators: readonly string[]
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
  /** Whether the server is a copy that may not reach out: it sends no mail and asks nobody. */
  readonly isRehearsal: boolean
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
  /** Address and port of a stand-in for the name servers of the internet. */
  readonly dnsStandIn: string | undefined
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

export interface FilesConfig {
  /** Absolute path. */
  readonly folder: string
  /** Absolute path of the folder in `dataDir`, which is the default. */
  readonly ownFolder: string
  /** Whether the folder is one of the operator's choice, which others may use too. */
  readonly isFolderGiven: boolean
  readonly s3: S3Settings | undefined
  readonly home: StoreKind
  readonly fallback: StoreKind | undefined
  /** Bytes on this machine's disk for files that lie at the service. */
  readonly cacheBytes: number
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Characters of `SECRET_KEY` at least: 128 bits in hexadecimal digits. */
export const SHORTEST_SECRET = 32

/** Trusted proxies by default: a proxy on this machine. */
const LOOPBACK = ['127.0.0.0/8', '::1/128']

/** Settings of services that no version supports yet; refused, since an operator who sets one believes that it works. */
const NOT_SERVED = /^(?:REDIS_URL|ASSETS_ORIGIN|STRIPE_\w+)$/

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
  const isRehearsal = switchOf(env, 'REHEARSAL') ?? false
  const smtpUrl = urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:'])
  const dataDir = resolve(textOf(env, 'DATA_DIR') ?? 'data')
  return {
    host: textOf(env, 'HOST') ?? '127.0.0.1',
    port,
    opsPort,
    dataDir,
    databaseUrl,
    databaseMigrationUrl: migrationUrlOf(env, databaseUrl),
    migratesOnStart: switchOf(env, 'MIGRATE_ON_START') ?? true,
    smtpUrl: isRehearsal ? undefined : smtpUrl,
    isRehearsal,
    studioOrigin,
    sitesDomain,
    platformNames: platformNamesOf(env, sitesDomain),
    databasePool: betweenOf(env, 'DATABASE_POOL', { lowest: 4, highest: 1_000, fallback: 16 }),
    trustedProxies: networksOf(env, 'TRUSTED_PROXIES') ?? LOOPBACK,
    files: filesOf(env, dataDir),
    cdn: cdnOf(env),
    filesPerSite: {
      bytes: wholeOf(env, 'SITE_FILES_MB', 5120) * 1024 * 1024,
      count: wholeOf(env, 'SITE_FILES_COUNT', 10_000),
    },
    keep: keepOf(env),
    housekeepingHours: wholeOf(env, 'HOUSEKEEPING_HOURS', 6),
    productsPerStore: betweenOf(env, 'PRODUCTS_PER_STORE', {
      lowest: MAX_PRODUCTS,
      highest: MOST_PRODUCTS,
      fallback: MAX_PRODUCTS,
    }),
    operators: operatorsOf(env, { smtpUrl, studioOrigin }),
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
    dnsStandIn: textOf(env, 'TEST_DNS'),
    outsideStandIn: originOf(env, 'TEST_OUTSIDE'),
    avif: switchOf(env, 'TEST_AVIF') ?? true,
    cheapHashes: switchOf(env, 'TEST_CHEAP_HASHES') ?? false,
    patience: positiveOf(env, 'TEST_PATIENCE', 1),
  }
}

function cdnOf(env: Environment): CdnSettings | undefined {
  const purgeUrl = urlOf(env, 'CDN_PURGE_URL', ['https:', 'http:'])
  const token = textOf(env, 'CDN_PURGE_TOKEN')
  const kind = choiceOf(env, 'CDN_PURGE_KIND', CDN_KINDS)
  if (purgeUrl !== undefined) return { kind: kind ?? 'generic', purgeUrl, token }
  if (token === undefined && kind === undefined) return undefined
  const name = token === undefined ? 'CDN_PURGE_KIND' : 'CDN_PURGE_TOKEN'
  throw new ConfigProblem(`${name} needs CDN_PURGE_URL beside it.`)
}

function filesOf(env: Environment, dataDir: string): FilesConfig {
  const given = folderOf(env, 'FILES_DIR')
  const ownFolder = join(dataDir, 'files')
  const s3 = s3Of(env)
  const home = choiceOf(env, 'FILES_IN', STORE_KINDS) ?? (s3 ? 's3' : 'folder')
  const fallback = choiceOf(env, 'FILES_FALLBACK', STORE_KINDS)
  if (fallback === home) {
    throw new ConfigProblem(
      `FILES_FALLBACK must be the other place than that of new files, which is ${home}; remove it, or correct FILES_IN.`,
    )
  }
  if (!s3 && (home === 's3' || fallback === 's3')) {
    const name = home === 's3' ? 'FILES_IN' : 'FILES_FALLBACK'
    throw new ConfigProblem(`${name} can be s3 only with S3_BUCKET beside it.`)
  }
  return {
    folder: given ?? ownFolder,
    ownFolder,
    isFolderGiven: given !== undefined,
    s3,
    home,
    fallback,
    cacheBytes: wholeOf(env, 'FILES_CACHE_MB', 1024) * 1024 * 1024,
  }
}

const S3_BESIDE = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const S3_NAMES = [...S3_BESIDE, 'S3_REGION', 'S3_ENDPOINT', 'S3_FORCE_PATH_STYLE'] as const

function s3Of(env: Environment): S3Settings | undefined {
  const bucket = textOf(env, 'S3_BUCKET')
  const [accessKeyId, secretAccessKey] = S3_BESIDE.map((name) => textOf(env, name))
  const endpoint = originOf(env, 'S3_ENDPOINT')
  const given = S3_NAMES.find((name) => textOf(env, name) !== undefined)
  const forcePathStyle = switchOf(env, 'S3_FORCE_PATH_STYLE') ?? endpoint !== undefined
  const region = textOf(env, 'S3_REGION') ?? 'us-east-1'
  if (bucket === undefined) {
    if (given === undefined) return undefined
    throw new ConfigProblem(`${given} needs S3_BUCKET beside it.`)
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new ConfigProblem(
      `S3_BUCKET must be the name of a bucket (3 to 63 small letters, digits, dots and hyphens), not "${bucket}".`,
    )
  }
  if (!/^[a-z0-9-]{1,60}$/.test(region)) {
    throw new ConfigProblem(`S3_REGION must be a name such as eu-central-1, not "${region}".`)
  }
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new ConfigProblem('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.')
  }
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, forcePathStyle }
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

interface WholeRange {
  readonly lowest: number
  readonly highest: number
  readonly fallback: number
}

/** A whole number within a range. */
function betweenOf(
  env: Environment,
  name: string,
  { lowest, highest, fallback }: WholeRange,
): number {
  const value = wholeOf(env, name, fallback)
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

/** Names and addresses of one list; the host of `SITES_DOMAIN` stands first where no name is given. */
function platformNamesOf(env: Environment, sitesDomain: string): PlatformNames {
  const parts = (textOf(env, 'PLATFORM_NAMES') ?? '').toLowerCase().split(/[\s,]+/)
  const all = parts.filter((part) => part !== '')
  const wrong = all.find((part) => isIP(part) === 0 && !HOST.test(part))
  if (wrong !== undefined) {
    throw new ConfigProblem(
      `PLATFORM_NAMES must be names or addresses such as sites.example.com, 192.0.2.10, with commas between them, not "${wrong}".`,
    )
  }
  const hosts = all.filter((part) => isIP(part) === 0)
  return {
    isNamed: hosts.length > 0,
    hosts: hosts.length > 0 ? hosts : [sitesDomain.replace(/:\d+$/, '')],
    addresses: all.filter((part) => isIP(part) !== 0),
  }
}

/** A host name of at least two labels, in Punycode. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

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

/** Without a mail server nobody proves an address at sign-up, so that any stranger could be the operator. */
function operatorsOf(
  env: Environment,
  { smtpUrl, studioOrigin }: Pick<Config, 'smtpUrl' | 'studioOrigin'>,
): readonly string[] {
  const operators = addressesOf(env, 'OPERATORS')
  const isTriedOut = ON_THIS_MACHINE.test(new URL(studioOrigin).hostname)
  if (operators.length === 0 || smtpUrl !== undefined || isTriedOut) return operators
  throw new ConfigProblem(
    'OPERATORS needs SMTP_URL beside it: without mail anybody can sign up with the address of an operator.',
  )
}

function addressesOf(env: Environment, name: string): readonly string[] {
  const addresses = (textOf(env, name) ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const wrong = addresses.find((address) => !isEmail(address, 'deliverable'))
  if (wrong === undefined) return addresses
  throw new ConfigProblem(
    `${name} must be e-mail addresses of accounts, with commas between them, not "${wrong}".`,
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
