import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigProblem, type Environment, type PracticePayments, readConfig } from './config.ts'

const SECRET = 'a'.repeat(32)
const S3 = { S3_BUCKET: 'shops', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hidden' }

describe('readConfig', () => {
  it.each(['199', '10001', 'many'])('refuses %s products of a store', (most) => {
    expect(() => readConfig({ PRODUCTS_PER_STORE: most })).toThrow('PRODUCTS_PER_STORE')
  })

  it('needs no setting at all', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      opsPort: undefined,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      studioOrigin: 'http://localhost:3000',
      sitesDomain: 'localhost:3000',
      isHttps: false,
      demo: true,
      crashAt: undefined,
    })
  })

  it('lets domains lead to the host of sites unless others are named', () => {
    expect(readConfig({ SITES_DOMAIN: 'sites.example.com:8443' }).platformNames).toEqual({
      isNamed: false,
      hosts: ['sites.example.com'],
      addresses: [],
    })
    const PLATFORM_NAMES = 'Edge.example.com, 192.0.2.10 2001:db8::1'
    expect(readConfig({ PLATFORM_NAMES }).platformNames).toEqual({
      isNamed: true,
      hosts: ['edge.example.com'],
      addresses: ['192.0.2.10', '2001:db8::1'],
    })
  })

  it.each([
    [{ PLATFORM_NAMES: 'https://edge.example.com' }, /^PLATFORM_NAMES must be names or addresses/],
    [{ PLATFORM_NAMES: 'edge' }, /^PLATFORM_NAMES must be names or addresses/],
    [{ PLATFORM_NAMES: '10.0.0.0/8' }, /^PLATFORM_NAMES must be names or addresses/],
    [{ DATABASE_POOL: '3' }, /^DATABASE_POOL must be a whole number from 4 to 1000, not "3"/],
    [{ DATABASE_POOL: 'many' }, /^DATABASE_POOL must be a whole number/],
  ])('refuses %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })

  it('counts an empty value as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(readConfig({}))
  })

  it('derives the addresses from the port', () => {
    expect(readConfig({ PORT: '8080' })).toMatchObject({
      studioOrigin: 'http://localhost:8080',
      sitesDomain: 'localhost:8080',
    })
  })

  it('is https when the studio is', () => {
    expect(readConfig({ STUDIO_ORIGIN: 'https://studio.example.com/' })).toMatchObject({
      studioOrigin: 'https://studio.example.com',
      isHttps: true,
    })
  })

  it('leaves the demo shop out of a given database unless asked', () => {
    const given = { DATABASE_URL: 'postgres://me:pw@db/shop', SECRET_KEY: SECRET }
    expect(readConfig(given).demo).toBe(false)
    expect(readConfig({ ...given, DEMO: '1' }).demo).toBe(true)
  })

  it.each<[Environment, PracticePayments]>([
    [{}, 'everywhere'],
    [{ STUDIO_ORIGIN: 'http://127.0.0.1:3000' }, 'everywhere'],
    [{ STUDIO_ORIGIN: 'http://[::1]:3000' }, 'everywhere'],
    [{ STUDIO_ORIGIN: 'http://studio.localhost:3000' }, 'everywhere'],
    [{ STUDIO_ORIGIN: 'https://studio.example.com' }, 'demoShop'],
    [{ STUDIO_ORIGIN: 'https://localhost.example.com' }, 'demoShop'],
    [{ DATABASE_URL: 'postgres://db/shop', SECRET_KEY: SECRET }, 'demoShop'],
    [{ DATABASE_URL: 'postgres://db/shop', SECRET_KEY: SECRET, DEMO: '1' }, 'demoShop'],
    [
      { DATABASE_URL: 'postgres://db/shop', SECRET_KEY: SECRET, PRACTICE_PAYMENTS: '1' },
      'everywhere',
    ],
    [{ PRACTICE_PAYMENTS: '0' }, 'nowhere'],
  ])('offers practice payments with %o %s', (env, where) => {
    expect(readConfig(env).practicePayments).toBe(where)
  })

  it('honours CRASH_AT only under test', () => {
    expect(readConfig({ CRASH_AT: 'reserve.after' }).crashAt).toBeUndefined()
    expect(readConfig({ CRASH_AT: 'reserve.after', SITEWRIGHT_TEST: '1' }).crashAt).toBe(
      'reserve.after',
    )
  })

  it('does without AVIF only under test', () => {
    expect(readConfig({ TEST_AVIF: '0' }).avif).toBe(true)
    expect(readConfig({ TEST_AVIF: '0', SITEWRIGHT_TEST: '1' }).avif).toBe(false)
  })

  it('hashes passwords at the least cost only under test', () => {
    expect(readConfig({ TEST_CHEAP_HASHES: '1' }).cheapHashes).toBe(false)
    expect(readConfig({ TEST_CHEAP_HASHES: '1', SITEWRIGHT_TEST: '1' }).cheapHashes).toBe(true)
  })

  it('is more patient than usual only under test', () => {
    expect(readConfig({ TEST_PATIENCE: '20' }).patience).toBe(1)
    expect(readConfig({ TEST_PATIENCE: '20', SITEWRIGHT_TEST: '1' }).patience).toBe(20)
  })

  it('asks a stand-in for Stripe only under test', () => {
    const TEST_STRIPE = 'http://127.0.0.1:4000'
    expect(readConfig({ TEST_STRIPE }).stripeStandIn).toBeUndefined()
    expect(readConfig({ TEST_STRIPE, SITEWRIGHT_TEST: '1' }).stripeStandIn).toBe(TEST_STRIPE)
  })

  it('asks a stand-in for other sites only under test', () => {
    const TEST_OUTSIDE = 'http://127.0.0.1:4000'
    expect(readConfig({ TEST_OUTSIDE }).outsideStandIn).toBeUndefined()
    expect(readConfig({ TEST_OUTSIDE, SITEWRIGHT_TEST: '1' }).outsideStandIn).toBe(TEST_OUTSIDE)
  })

  it('keeps files in its folder, in another, or in a bucket', () => {
    expect(readConfig({ DATA_DIR: '/data' }).files).toMatchObject({
      ...{ folder: '/data/files', home: 'folder', fallback: undefined, s3: undefined },
    })
    expect(readConfig({ FILES_DIR: '/mnt/files' }).files.folder).toBe('/mnt/files')
    expect(readConfig(S3).files).toMatchObject({
      home: 's3',
      s3: { bucket: 'shops', region: 'us-east-1', forcePathStyle: false },
    })
    const elsewhere = { ...S3, S3_ENDPOINT: 'https://s3.example.com', FILES_FALLBACK: 'folder' }
    expect(readConfig(elsewhere).files).toMatchObject({
      ...{ home: 's3', fallback: 'folder' },
      s3: { endpoint: 'https://s3.example.com', forcePathStyle: true },
    })
    expect(readConfig({ ...S3, FILES_IN: 'folder', FILES_FALLBACK: 's3' }).files.home).toBe(
      'folder',
    )
  })

  it('believes a proxy on this machine, or those that are named', () => {
    expect(readConfig({}).trustedProxies).toEqual(['127.0.0.0/8', '::1/128'])
    const TRUSTED_PROXIES = '10.0.0.5, 10.1.0.0/16,fd00::/8'
    expect(readConfig({ TRUSTED_PROXIES }).trustedProxies).toEqual([
      '10.0.0.5',
      '10.1.0.0/16',
      'fd00::/8',
    ])
  })

  it.each(['REDIS_URL', 'ASSETS_ORIGIN', 'STRIPE_SECRET_KEY'])(
    'does not start with %s, which nothing serves',
    (name) => {
      expect(() => readConfig({ [name]: 'a value' })).toThrow(
        new ConfigProblem(`${name} is not supported yet; remove it.`),
      )
      expect(readConfig({ [name]: '' })).toEqual(readConfig({}))
    },
  )

  it.each([
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['OPS_PORT', { OPS_PORT: '3000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/shop', SECRET_KEY: SECRET }],
    ['DATABASE_MIGRATION_URL', { DATABASE_MIGRATION_URL: 'postgres://db/shop' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['STUDIO_ORIGIN', { STUDIO_ORIGIN: 'studio.example.com' }],
    ['STUDIO_ORIGIN', { STUDIO_ORIGIN: 'https://example.com/studio' }],
    ['SITES_DOMAIN', { SITES_DOMAIN: 'https://example.com' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['SECRET_KEY', { DATABASE_URL: 'postgres://db/shop' }],
    ['OPERATORS', { OPERATORS: 'ana@example.com, ben' }],
    ['OPERATORS', { OPERATORS: 'ana@example.com', STUDIO_ORIGIN: 'https://studio.example.com' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.example.com' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.5, 0.0.0.0/0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.0/33' }],
    ['S3_BUCKET', { ...S3, S3_BUCKET: 'My Bucket' }],
    ['S3_ACCESS_KEY_ID', { S3_ACCESS_KEY_ID: 'key' }],
    ['S3_REGION', { S3_REGION: 'eu-central-1' }],
    ['S3_BUCKET', { S3_BUCKET: 'shops', S3_SECRET_ACCESS_KEY: 'hidden' }],
    ['S3_BUCKET', { S3_BUCKET: 'shops', S3_ACCESS_KEY_ID: 'key' }],
    ['S3_ENDPOINT', { ...S3, S3_ENDPOINT: 'storage.example.com' }],
    ['S3_REGION', { ...S3, S3_REGION: 'Frankfurt (Main)' }],
    ['S3_FORCE_PATH_STYLE', { ...S3, S3_FORCE_PATH_STYLE: 'maybe' }],
    ['FILES_IN', { FILES_IN: 'cloud' }],
    ['FILES_IN', { FILES_IN: 's3' }],
    ['FILES_FALLBACK', { FILES_FALLBACK: 's3' }],
    ['FILES_FALLBACK', { FILES_FALLBACK: 'folder' }],
    ['FILES_FALLBACK', { ...S3, FILES_FALLBACK: 's3' }],
    ['FILES_CACHE_MB', { FILES_CACHE_MB: 'much' }],
    ['CDN_PURGE_URL', { CDN_PURGE_URL: 'cdn.example.com' }],
    ['CDN_PURGE_TOKEN', { CDN_PURGE_TOKEN: 'token' }],
    ['CDN_PURGE_KIND', { CDN_PURGE_KIND: 'fastly' }],
    ['CDN_PURGE_KIND', { CDN_PURGE_URL: 'https://cdn.example.com', CDN_PURGE_KIND: 'slowly' }],
    ['DEMO', { DEMO: 'maybe' }],
    ['PRACTICE_PAYMENTS', { PRACTICE_PAYMENTS: 'sometimes' }],
    ['DEMO', { DEMO: 'constructor' }],
    ['CRASH_AT', { CRASH_AT: 'nowhere', SITEWRIGHT_TEST: '1' }],
  ])('names %s when it is wrong', (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigProblem)
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} .+\\.`))
  })

  it.each([
    ['https://example.com', 'example.com'],
    ['https://studio.example.com', 'example.com'],
    ['https://example.com:8443', 'sites.example.com:9443'],
    ['https://localhost:3000', 'localhost:3000'],
  ])('refuses a studio at %s with sites below %s', (STUDIO_ORIGIN, SITES_DOMAIN) => {
    const env = { STUDIO_ORIGIN, SITES_DOMAIN }
    expect(() => readConfig(env)).toThrow(/^SITES_DOMAIN must be apart from the studio: /)
    const plain = { ...env, STUDIO_ORIGIN: STUDIO_ORIGIN.replace('https', 'http') }
    expect(readConfig(plain).isHttps).toBe(false)
  })

  it.each([
    ['https://studio.example.com', 'example-sites.com'],
    ['https://studio.example.com', 'sites.example.com'],
    ['https://notexample.com', 'example.com'],
  ])('takes a studio at %s with sites below %s', (STUDIO_ORIGIN, SITES_DOMAIN) => {
    expect(readConfig({ STUDIO_ORIGIN, SITES_DOMAIN }).sitesDomain).toBe(SITES_DOMAIN)
  })

  it('never repeats a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'db://me:hunter2@host' })).not.toThrow(/hunter2/)
  })
})
