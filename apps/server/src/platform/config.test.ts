import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigProblem, readConfig } from './config.ts'

const SECRET = 'a'.repeat(32)

describe('readConfig', () => {
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

  it('honours CRASH_AT only under test', () => {
    expect(readConfig({ CRASH_AT: 'reserve.after' }).crashAt).toBeUndefined()
    expect(readConfig({ CRASH_AT: 'reserve.after', SITEWRIGHT_TEST: '1' }).crashAt).toBe(
      'reserve.after',
    )
  })

  it('reads the groups whole', () => {
    const s3 = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    expect(readConfig(s3).s3).toMatchObject({ bucket: 'b', region: 'us-east-1' })
  })

  it.each([
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['OPS_PORT', { OPS_PORT: '3000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/shop', SECRET_KEY: SECRET }],
    ['DATABASE_MIGRATION_URL', { DATABASE_MIGRATION_URL: 'postgres://db/shop' }],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['STUDIO_ORIGIN', { STUDIO_ORIGIN: 'studio.example.com' }],
    ['STUDIO_ORIGIN', { STUDIO_ORIGIN: 'https://example.com/studio' }],
    ['SITES_DOMAIN', { SITES_DOMAIN: 'https://example.com' }],
    ['ASSETS_ORIGIN', { ASSETS_ORIGIN: '//cdn.example.com' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['SECRET_KEY', { DATABASE_URL: 'postgres://db/shop' }],
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'b' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'k', STRIPE_PUBLISHABLE_KEY: 'p' }],
    ['DEMO', { DEMO: 'maybe' }],
    ['DEMO', { DEMO: 'constructor' }],
    ['CRASH_AT', { CRASH_AT: 'nowhere', SITEWRIGHT_TEST: '1' }],
  ])('names %s when it is wrong', (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigProblem)
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} .+\\.`))
  })

  it('never repeats a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'db://me:hunter2@host' })).not.toThrow(/hunter2/)
  })
})
