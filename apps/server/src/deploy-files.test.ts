/** Files of `deploy/` name things of the product: programs, settings, ports, times, metrics. Each has to be there. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '@sitewright/testing/project-root'
import { describe, expect, it } from 'vitest'
import { readConfig } from './platform/settings/config.ts'

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8')
const unit = read('deploy/sitewright.service')
const image = read('deploy/Containerfile')
const compose = read('deploy/compose.yaml')
const rules = read('deploy/prometheus-alerts.yaml')
const guide = read('docs/guides/watching.md')
const all = { unit, image, compose }

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)
const settings = new Set(
  matches(read('apps/server/src/platform/settings/config.ts'), /^ \* \| `([A-Z_]+)`/gm),
)
/** Seconds that the server takes to finish, behind `DRAIN_SECONDS`. */
const FINISH_S = 25

describe('the files of deploy', () => {
  it.each(Object.entries(all))('%s: programs are targets of the build', (_name, text) => {
    const targets = read('tools/lib/targets.mjs')
    const programs = matches(text, /\bdist\/(\w+)\/\w+\.js/g)
    for (const target of programs) expect(targets).toContain(`name: '${target}'`)
  })

  it.each([
    ['unit', matches(unit, /^Environment=(\w+)=/gm)],
    ['image', matches(image, /\b([A-Z_]+)=/g)],
    ['compose', matches(compose, /^ {6}([A-Z_]+):/gm)],
  ])('%s: settings are documented', (_name, named) => {
    const foreign = /^(?:NODE_ENV|POSTGRES_\w+)$/
    expect(named.filter((name) => !foreign.test(name) && !settings.has(name))).toEqual([])
    expect(named.length).toBeGreaterThan(1)
  })

  it('give the server the time that a stop takes', () => {
    const needed = readConfig({}).drainSeconds + FINISH_S
    expect(Number(matches(unit, /^TimeoutStopSec=(\d+)/gm)[0])).toBeGreaterThan(needed)
    expect(Number(matches(compose, /stop_grace_period: (\d+)s/g)[0])).toBeGreaterThan(needed)
  })

  it('use the port that the server listens on', () => {
    const port = readConfig({}).port
    expect(matches(image, /^EXPOSE (\d+)/gm)).toEqual([String(port)])
    expect(matches(compose, /127\.0\.0\.1:\d+:(\d+)/g)).toEqual([String(port)])
    expect(image).toContain(`http://127.0.0.1:${port}/healthz`)
  })

  it('use a Node and a PostgreSQL that are new enough', () => {
    for (const major of matches(image, /node:(\d+)-/g)) expect(Number(major)).toBeGreaterThan(20)
    expect(Number(matches(compose, /postgres:(\d+)$/gm)[0])).toBeGreaterThanOrEqual(15)
  })

  it('start with settings that the server takes', () => {
    const values = Object.fromEntries(
      [...compose.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)]
        .filter(([, name = '']) => settings.has(name))
        .map(([, name = '', value = '']) => [name, value]),
    )
    const config = readConfig({
      ...values,
      SECRET_KEY: 's'.repeat(64),
      DATABASE_URL: values.DATABASE_URL?.replace(/\$\{\w+\}/, 'secret'),
      STUDIO_ORIGIN: 'https://studio.example.com',
      SITES_DOMAIN: 'sites.example.net',
      SMTP_URL: '',
      TRUSTED_PROXIES: matches(compose, /\$\{TRUSTED_PROXIES:-([^}]+)\}/g)[0],
    })
    expect(config).toMatchObject({ opsPort: 9090, trustedProxies: ['172.16.0.0/12'] })
  })

  it('start the server again with its machine, and keep secrets and data out of images', () => {
    expect(matches(compose, /^ {4}restart: (.+)$/gm)).toEqual(['unless-stopped', 'unless-stopped'])
    const left = read('.dockerignore').split('\n')
    for (const name of ['.git', '**/.env', '/data']) expect(left).toContain(name)
  })

  it('name a container file that is there', () => {
    expect(matches(compose, /dockerfile: (.+)$/gm)).toEqual(['deploy/Containerfile'])
  })
})

describe('the guide to watching', () => {
  it('has a row for each alert, and an alert for each row', () => {
    const alerts = matches(rules, /- alert: (\w+)/g)
    expect(matches(guide, /^\| `(Sitewright\w+)`/gm).sort()).toEqual(alerts.sort())
  })
})
