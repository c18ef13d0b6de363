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
 * | `REDIS_URL` | off | shared rate limits and cache hints, for several nodes |
 * | `S3_BUCKET`, `S3_ACCESS_KEY_ID`, `S3_SECRET_ACCESS_KEY` | off | shared files, for several nodes; all three or none |
 * | `S3_ENDPOINT`, `S3_REGION` | AWS, `us-east-1` | where that bucket is |
 * | `SMTP_URL` | off | `smtp://` or `smtps://`; without it mail stays in the outbox |
 * | `STUDIO_ORIGIN` | `http://localhost:$PORT` | the public origin of the studio |
 * | `SITES_DOMAIN` | `localhost:$PORT` | sites answer at `{identifier}.` + this |
 * | `ASSETS_ORIGIN` | each site's own host | a cookieless host or CDN for uploads |
 * | `SECRET_KEY` | made and kept in `DATA_DIR` | at least 32 characters; required with `DATABASE_URL` |
 * | `SITE_FILES_MB` | `5120` | megabytes (of 1024 × 1024 bytes) that the uploads of one site may have |
 * | `SITE_FILES_COUNT` | `10000` | uploads that one site may keep |
 * | `PAGE_CACHE_MB` | `128` | memory for finished pages, of which one site has an eighth at most |
 * | `STRIPE_SECRET_KEY`, `STRIPE_PUBLISHABLE_KEY`, `STRIPE_WEBHOOK_SECRET` | off | card payments; all three or none |
 * | `STRIPE_API_URL` | Stripe's own | another address for Stripe's calls, for tests |
 * | `DEMO` | on; off with `DATABASE_URL` | create the demo shop on an empty start: `1` or `0` |
 * | `SITEWRIGHT_TEST` | off | `1` lets `CRASH_AT` work |
 * | `RELOAD_ORIGIN` | off | where pages hear of new builds; set by `npm run dev` |
 * | `THEME_FOLDER` | off | a theme that is being written, which all sites here wear; set by `sitewright dev` |
 * | `WORKSHOP_SITE` | a sample site | address, or saved file, of a site to show in that theme; set by `sitewright dev` |
 * | `WORKSHOP_SAVE` | off | file in which what was read of that site is kept; set by `sitewright dev` |
 * | `CRASH_AT` | none | the fail point at which the process kills itself |
 *
 * An empty value counts as absent.
 */

import { resolve } from 'node:path'
import { StartProblem } from './start-problem.ts'

/** A setting is wrong. The message names the variable and says what it should be. */
export class ConfigProblem extends StartProblem {
  override readonly name = 'ConfigProblem'
}

/** Places where a test may kill the process, in the order of the money path. */
export const FAIL_POINTS = [
  'reserve.before',
  'reserve.after',
  'provider.create.before',
  'provider.create.after',
  'provider.answer.lost',
  'finalize.locked',
  'finalize.order-inserted',
  'finalize.before-commit',
  'finalize.after-commit',
  'job.claimed',
  'job.sent-before-ack',
  'expiry.cancelled',
] as const

export type FailPoint = (typeof FAIL_POINTS)[number]

export interface S3Config {
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly endpoint: string | undefined
  readonly region: string
}

export interface StripeConfig {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly apiUrl: string | undefined
}

export interface Config {
  readonly host: string
  readonly port: number
  readonly opsPort: number | undefined
  /** Absolute. */
  readonly dataDir: string
  /** Absent: the server runs its own PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly databaseMigrationUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly s3: S3Config | undefined
  readonly smtpUrl: string | undefined
  /** Scheme and host, no trailing slash: `http://localhost:3000`. */
  readonly studioOrigin: string
  /** Host with its port where it needs one: `localhost:3000`. */
  readonly sitesDomain: string
  readonly assetsOrigin: string | undefined
  /** What the uploads of one site may come to. */
  readonly filesPerSite: { readonly bytes: number; readonly count: number }
  /** What finished pages may take in memory. */
  readonly pageCacheBytes: number
  /** The public scheme of studio and sites, which decides about `Secure` cookies. */
  readonly isHttps: boolean
  /** Absent: made once and kept in `dataDir`. */
  readonly secretKey: string | undefined
  readonly stripe: StripeConfig | undefined
  /** Whether an empty start creates the demo shop. */
  readonly demo: boolean
  /** Whether the server runs under a test. */
  readonly test: boolean
  readonly crashAt: FailPoint | undefined
  /** Absolute: a theme that is being written, which every site here wears. */
  readonly themeFolder: string | undefined
  /** What is shown in that theme beside the sample site: an address or a file, and where it is saved to. */
  readonly workshop: { readonly site: string | undefined; readonly saveTo: string | undefined }
  /** Pages may connect here too, while someone develops. */
  readonly reloadOrigin: string | undefined
}

export type Environment = Readonly<Record<string, string | undefined>>

const SHORTEST_SECRET = 32

/** The settings in `env`, or a `ConfigProblem` about the first that is wrong. */
export function readConfig(env: Environment): Config {
  const port = portOf(env, 'PORT') ?? 3000
  const opsPort = portOf(env, 'OPS_PORT')
  if (opsPort === port) throw new ConfigProblem(`OPS_PORT must differ from PORT, both are ${port}.`)
  const databaseUrl = urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const studioOrigin = originOf(env, 'STUDIO_ORIGIN') ?? `http://localhost:${port}`
  const test = switchOf(env, 'SITEWRIGHT_TEST') ?? false
  return {
    host: textOf(env, 'HOST') ?? '127.0.0.1',
    port,
    opsPort,
    dataDir: resolve(textOf(env, 'DATA_DIR') ?? 'data'),
    databaseUrl,
    databaseMigrationUrl: migrationUrlOf(env, databaseUrl),
    redisUrl: urlOf(env, 'REDIS_URL', ['redis:', 'rediss:']),
    s3: s3Of(env),
    smtpUrl: urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    studioOrigin,
    sitesDomain: domainOf(env, 'SITES_DOMAIN') ?? `localhost:${port}`,
    assetsOrigin: originOf(env, 'ASSETS_ORIGIN'),
    filesPerSite: {
      bytes: (wholeOf(env, 'SITE_FILES_MB') ?? 5120) * 1024 * 1024,
      count: wholeOf(env, 'SITE_FILES_COUNT') ?? 10_000,
    },
    pageCacheBytes: (wholeOf(env, 'PAGE_CACHE_MB') ?? 128) * 1024 * 1024,
    isHttps: studioOrigin.startsWith('https:'),
    secretKey: secretOf(env, databaseUrl),
    stripe: stripeOf(env),
    demo: switchOf(env, 'DEMO') ?? databaseUrl === undefined,
    test,
    themeFolder: folderOf(env, 'THEME_FOLDER'),
    workshop: { site: textOf(env, 'WORKSHOP_SITE'), saveTo: textOf(env, 'WORKSHOP_SAVE') },
    reloadOrigin: originOf(env, 'RELOAD_ORIGIN'),
    crashAt: test ? choiceOf(env, 'CRASH_AT', FAIL_POINTS) : undefined,
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

function wholeOf(env: Environment, name: string): number | undefined {
  const value = textOf(env, name)
  if (value === undefined) return undefined
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw new ConfigProblem(`${name} must be a whole number from 0 to 999999999, not "${value}".`)
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

/** The messages never repeat a URL: it may hold a password. */
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

/** The values of `required`, none of them, or a problem about the first that is missing. */
function groupOf<Name extends string>(
  env: Environment,
  required: readonly Name[],
): Readonly<Record<Name, string>> | undefined {
  const given = required.filter((name) => textOf(env, name) !== undefined)
  if (given.length === 0) return undefined
  const missing = required.find((name) => !given.includes(name))
  if (missing) throw new ConfigProblem(`${missing} must be given with ${given[0]}.`)
  return Object.fromEntries(required.map((name) => [name, textOf(env, name)])) as Record<
    Name,
    string
  >
}

function s3Of(env: Environment): S3Config | undefined {
  const group = groupOf(env, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  return (
    group && {
      bucket: group.S3_BUCKET,
      accessKeyId: group.S3_ACCESS_KEY_ID,
      secretAccessKey: group.S3_SECRET_ACCESS_KEY,
      endpoint: originOf(env, 'S3_ENDPOINT'),
      region: textOf(env, 'S3_REGION') ?? 'us-east-1',
    }
  )
}

function stripeOf(env: Environment): StripeConfig | undefined {
  const group = groupOf(env, [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ])
  return (
    group && {
      secretKey: group.STRIPE_SECRET_KEY,
      publishableKey: group.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: group.STRIPE_WEBHOOK_SECRET,
      apiUrl: originOf(env, 'STRIPE_API_URL'),
    }
  )
}
