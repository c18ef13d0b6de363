/** Every documented setting is read, and every setting that is read is used. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '@sitewright/testing/project-root'
import { describe, expect, it } from 'vitest'
import { type Config, readConfig } from './config.ts'

const CONFIG = 'apps/server/src/platform/settings/config.ts'
const GUIDE = 'docs/guides/operators.md'
const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8')

const S3 = { S3_BUCKET: 'shops', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

/** A value other than the default, and the settings that it needs beside it. */
const SAMPLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PORT: { PORT: '8080' },
  HOST: { HOST: '0.0.0.0' },
  OPS_PORT: { OPS_PORT: '9090' },
  DATA_DIR: { DATA_DIR: '/srv/data' },
  DATABASE_URL: { DATABASE_URL: 'postgres://db/shop', SECRET_KEY: 's'.repeat(32) },
  DATABASE_MIGRATION_URL: {
    DATABASE_URL: 'postgres://db/shop',
    SECRET_KEY: 's'.repeat(32),
    DATABASE_MIGRATION_URL: 'postgres://owner@db/shop',
  },
  MIGRATE_ON_START: { MIGRATE_ON_START: '0' },
  SMTP_URL: { SMTP_URL: 'smtp://mail.example.com' },
  STUDIO_ORIGIN: { STUDIO_ORIGIN: 'https://studio.example.com' },
  SITES_DOMAIN: { SITES_DOMAIN: 'sites.example.com' },
  TRUSTED_PROXIES: { TRUSTED_PROXIES: '10.0.0.5' },
  SECRET_KEY: { SECRET_KEY: 's'.repeat(32) },
  FILES_DIR: { FILES_DIR: '/mnt/files' },
  S3_BUCKET: S3,
  S3_ACCESS_KEY_ID: S3,
  S3_SECRET_ACCESS_KEY: S3,
  S3_REGION: { ...S3, S3_REGION: 'eu-central-1' },
  S3_ENDPOINT: { ...S3, S3_ENDPOINT: 'https://s3.example.com' },
  S3_FORCE_PATH_STYLE: { ...S3, S3_FORCE_PATH_STYLE: '1' },
  FILES_IN: { ...S3, FILES_IN: 'folder' },
  FILES_FALLBACK: { ...S3, FILES_FALLBACK: 'folder' },
  FILES_CACHE_MB: { FILES_CACHE_MB: '1' },
  CDN_PURGE_URL: { CDN_PURGE_URL: 'https://cdn.example.com/purge' },
  CDN_PURGE_TOKEN: { CDN_PURGE_URL: 'https://cdn.example.com/purge', CDN_PURGE_TOKEN: 'token' },
  CDN_PURGE_KIND: { CDN_PURGE_URL: 'https://cdn.example.com/purge', CDN_PURGE_KIND: 'fastly' },
  SITE_FILES_MB: { SITE_FILES_MB: '1' },
  SITE_FILES_COUNT: { SITE_FILES_COUNT: '1' },
  KEEP_CARTS_DAYS: { KEEP_CARTS_DAYS: '1' },
  KEEP_MAIL_DAYS: { KEEP_MAIL_DAYS: '1' },
  KEEP_ACTIVITY_DAYS: { KEEP_ACTIVITY_DAYS: '1' },
  KEEP_TRASH_DAYS: { KEEP_TRASH_DAYS: '1' },
  KEEP_PUBLICATIONS: { KEEP_PUBLICATIONS: '1' },
  KEEP_NAMED_PUBLICATIONS: { KEEP_NAMED_PUBLICATIONS: '1' },
  HOUSEKEEPING_HOURS: { HOUSEKEEPING_HOURS: '1' },
  NEW_SECRET_KEY: { NEW_SECRET_KEY: '1' },
  REQUEST_LOG: { REQUEST_LOG: '1' },
  INVARIANTS_PER_MINUTE: { INVARIANTS_PER_MINUTE: '1' },
  DRAIN_SECONDS: { DRAIN_SECONDS: '1' },
  PRODUCTS_PER_STORE: { PRODUCTS_PER_STORE: '10000' },
  SITES_PER_ACCOUNT: { SITES_PER_ACCOUNT: '1' },
  OPERATORS: { OPERATORS: 'ana@example.com' },
  PAGE_CACHE_MB: { PAGE_CACHE_MB: '1' },
  REHEARSAL: { REHEARSAL: '1' },
  DEMO: { DEMO: '0' },
  PRACTICE_PAYMENTS: { PRACTICE_PAYMENTS: '0' },
  SITEWRIGHT_TEST: { SITEWRIGHT_TEST: '1' },
  CRASH_AT: { CRASH_AT: 'job.claimed', SITEWRIGHT_TEST: '1' },
  TEST_AVIF: { TEST_AVIF: '0', SITEWRIGHT_TEST: '1' },
  TEST_CHEAP_HASHES: { TEST_CHEAP_HASHES: '1', SITEWRIGHT_TEST: '1' },
  PLATFORM_NAMES: { PLATFORM_NAMES: 'edge.example.com' },
  DATABASE_POOL: { DATABASE_POOL: '8' },
  TEST_DNS: { TEST_DNS: '127.0.0.1:5353', SITEWRIGHT_TEST: '1' },
  TEST_OUTSIDE: { TEST_OUTSIDE: 'http://localhost:4000', SITEWRIGHT_TEST: '1' },
  TEST_STRIPE: { TEST_STRIPE: 'http://localhost:4000', SITEWRIGHT_TEST: '1' },
  TEST_PATIENCE: { TEST_PATIENCE: '2', SITEWRIGHT_TEST: '1' },
  RELOAD_ORIGIN: { RELOAD_ORIGIN: 'http://localhost:4000' },
  THEME_FOLDER: { THEME_FOLDER: '/srv/theme' },
  WORKSHOP_SITE: { WORKSHOP_SITE: 'https://example.com' },
  WORKSHOP_SAVE: { WORKSHOP_SAVE: '/srv/site.json' },
}

const NAME = /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?:=[^`]*)?`/g
const namesIn = (text: string) => [...text.matchAll(NAME)].map(([, name = '']) => name)
const tableRows = (text: string) => text.split('\n').filter((line) => /^ ?\*? ?\|/.test(line))
/** The first column of a table of settings. */
const settingsIn = (text: string) =>
  tableRows(text).flatMap((row) => namesIn(row.split('|')[1] ?? ''))

const documented = settingsIn(read(CONFIG))

/** Names that `readConfig` asks the environment for, found by watching it. */
function namesRead(env: Readonly<Record<string, string>>): Set<string> {
  const names = new Set<string>()
  const watched = new Proxy(env, {
    get: (target, name: string) => {
      names.add(name)
      return target[name]
    },
  })
  readConfig(watched)
  return names
}

const changedBy = (sample: Readonly<Record<string, string>>): (keyof Config)[] => {
  const { CRASH_AT: _crash, DATABASE_MIGRATION_URL: _url, ...beside } = sample
  const without = Object.keys(beside).length < Object.keys(sample).length ? beside : {}
  const [before, after] = [readConfig(without), readConfig(sample)]
  return (Object.keys(after) as (keyof Config)[]).filter(
    (key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]),
  )
}

const SERVER = join(PROJECT_ROOT, 'apps/server/src')
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => join(SERVER, path))
  .filter((path) => path !== join(PROJECT_ROOT, CONFIG))
  .map((path) => readFileSync(path, 'utf8'))

/** Whether any module takes a field off the configuration: `config.port`, `{ port } = config`, `{ port }: Config`. */
function isUsed(key: string): boolean {
  const uses = [
    new RegExp(`[cC]onfig\\??\\.${key}\\b`),
    new RegExp(`\\{[^{}]*\\b${key}\\b[^{}]*\\}\\s*=\\s*(?:[\\w.]+\\.)?config\\b`),
    new RegExp(`\\bconfig: \\{[^{}]*\\b${key}\\b`),
    new RegExp(`\\{[^{}]*\\b${key}\\b[^{}]*\\}:\\s*(?:Pick<)?Config\\b`),
    new RegExp(`Pick<Config,[^>]*'${key}'`),
  ]
  return sources.some((source) => uses.some((use) => use.test(source)))
}

describe('settings', () => {
  it('that are read are in the table, and the other way round', () => {
    const names = new Set(Object.values(SAMPLES).flatMap((sample) => [...namesRead(sample)]))
    expect([...names].sort()).toEqual([...documented].sort())
  })

  it.each(documented)('%s changes something that another module uses', (name) => {
    const sample = SAMPLES[name]
    if (!sample) throw new Error(`Give ${name} a sample here`)
    const changed = changedBy(sample)
    expect(changed).not.toEqual([])
    expect(changed.filter((key) => !isUsed(key))).toEqual([])
  })

  it('that the guide for operators names exist', () => {
    const unknown = settingsIn(read(GUIDE)).filter((name) => !documented.includes(name))
    expect(unknown).toEqual([])
  })
})
