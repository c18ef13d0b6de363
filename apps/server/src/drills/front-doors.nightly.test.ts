/** The files of `deploy/` in the programs that they are for. Where a program is missing, its tests are skipped and say so. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT_ROOT } from '@sitewright/testing/project-root'
import { isThere, makeCertificate } from '@sitewright/testing/test-certificate'
import { startNameServer, type TestNameServer } from '@sitewright/testing/test-name-server'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createOpsServer, type OpsServer } from '../ops.ts'
import { freePort } from '../platform/postgres/free-port.ts'
import { askByHttp2, askByTls, issuerFor, type Running, startProgram } from './front-door.ts'

const DOMAIN = 'www.shop.example'
/** A second domain of the site, from which visitors are sent to the first. */
const OTHER = 'shop.example'
/** Port in the public addresses of a test world, whatever the front door listens on. */
const HOST = `${DOMAIN}:3000`
const PATIENT = { timeout: 60_000, interval: 200 }

let world: TestWorld
let nodePort: number
let deadPort: number
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'front-door-'))
  world = await createTestWorld({
    // Outside of tests, so that limits count real addresses.
    config: { isHttps: true, studioOrigin: 'https://localhost:3000', test: false },
  })
  await world.owner.post(`/s/${world.site.id}/api/publish`, {})
  await world.inSite(async ({ db, id: website_id }) => {
    await db
      .insertInto('domain')
      .values([
        { host: DOMAIN, website_id, is_primary: true, secured_at: null },
        { host: OTHER, website_id, is_primary: false, secured_at: null },
      ])
      .execute()
    await db.insertInto('site_change').values({ website_id, tags: [] }).execute()
  })
  await world.server.listen({ host: '127.0.0.1', port: 0 })
  nodePort = (world.server.server.address() as AddressInfo).port
  deadPort = await freePort()
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

/** Promises that hold behind any front door. */
function behindTls(portOf: () => number): void {
  const ask = (path: string, host = HOST) => askByTls({ port: portOf(), host, path })

  it('serves pages by HTTP/1.1 and HTTP/2, also while another node is down', async () => {
    for (let count = 0; count < 10; count += 1) expect((await ask('/')).status).toBe(200)
    expect(await askByHttp2({ port: portOf(), host: HOST, path: '/' })).toBe(200)
  })

  it('keeps https in redirects', async () => {
    const { status, headers } = await ask('/about?x=1', `${OTHER}:3000`)
    expect([status, headers.location]).toEqual([301, `https://${HOST}/about?x=1`])
  })

  it('sets cookies that are Secure, and by whose names no neighbour can set one', async () => {
    const { headers } = await ask('/api/crumb')
    const cookies = [headers['set-cookie'] ?? []].flat()
    expect(cookies.length).toBeGreaterThan(1)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).toMatch(/^(?:__Host-\w+|crumb)=/)
      expect(cookie).not.toMatch(/; Domain=/i)
    }
  })

  it('names requests itself, whatever visitors call them', async () => {
    const given = 'named-by-a-visitor-0123'
    const one = { port: portOf(), host: HOST, path: '/' }
    const { headers } = await askByTls({ ...one, headers: { 'x-request-id': given } })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{32,36}$/)
  })

  it('does not believe what visitors say about their own address', async () => {
    const seen = vi.fn()
    const { rates } = world.app
    const spy = vi.spyOn(rates, 'count').mockImplementation(async (counted) => seen(counted))
    await askByTls({
      ...{ port: portOf(), host: HOST, path: '/api/search/GeneralSearch?q=mug' },
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    spy.mockRestore()
    expect(JSON.stringify(seen.mock.calls)).toContain('|address|127.0.0.1')
    expect(JSON.stringify(seen.mock.calls)).not.toContain('203.0.113.9')
  })
}

describe.skipIf(!isThere('nginx'))('nginx with deploy/nginx.conf', () => {
  let nginx: Running
  let port: number

  beforeAll(async () => {
    port = await freePort()
    const { certificate, key } = await makeCertificate(folder, [`DNS:${DOMAIN}`])
    const config = (await readFile(join(PROJECT_ROOT, 'deploy/nginx.conf'), 'utf8'))
      .replace('listen 80 ', `listen 127.0.0.1:${await freePort()} `)
      .replace('listen 443 ', `listen 127.0.0.1:${port} `)
      .replace('10.0.0.1:3000', `127.0.0.1:${nodePort}`)
      .replace('10.0.0.2:3000', `127.0.0.1:${deadPort}`)
      .replace('/etc/ssl/sitewright/fullchain.pem', certificate)
      .replace('/etc/ssl/sitewright/privkey.pem', key)
      .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    const path = join(folder, 'nginx.conf')
    await writeFile(path, config)
    nginx = startProgram('nginx', ['-p', folder, '-c', path, '-g', 'daemon off;'], {})
    await vi
      .waitFor(() => issuerFor(port, DOMAIN), PATIENT)
      .catch((error) => {
        throw new Error(`${error}\n${nginx.output()}`)
      })
  })
  afterAll(() => nginx.stop())

  behindTls(() => port)
})

describe.skipIf(!isThere('caddy') || !isThere('pebble'))('Caddy with deploy/Caddyfile', () => {
  let dns: TestNameServer
  let ops: OpsServer
  let pebble: Running
  let caddy: Running
  let port: number

  beforeAll(async () => {
    dns = await startNameServer()
    for (const host of [DOMAIN, OTHER, 'other.example']) dns.names.set(host, { A: ['127.0.0.1'] })
    ops = await createOpsServer(world.app)
    const [opsPort, acmePort, httpPort] = [await freePort(), await freePort(), await freePort()]
    port = await freePort()
    await ops.listen(opsPort)
    const { certificate, key } = await makeCertificate(folder, ['IP:127.0.0.1', 'DNS:localhost'])
    const settings = join(folder, 'pebble.json')
    await writeFile(
      settings,
      JSON.stringify({
        pebble: {
          listenAddress: `127.0.0.1:${acmePort}`,
          managementListenAddress: `127.0.0.1:${await freePort()}`,
          ...{ certificate, privateKey: key, httpPort, tlsPort: port },
        },
      }),
    )
    pebble = startProgram('pebble', ['-config', settings, '-dnsserver', dns.address], {
      PEBBLE_VA_NOSLEEP: '1',
    })
    const file = join(PROJECT_ROOT, 'deploy/Caddyfile')
    caddy = startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      HOME: folder,
      ACME_CA: `https://127.0.0.1:${acmePort}/dir`,
      ACME_CA_ROOT: certificate,
      NODES: `127.0.0.1:${nodePort} 127.0.0.1:${deadPort}`,
      OPS_PORT: String(opsPort),
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(port),
    })
    await vi
      .waitFor(() => issuerFor(port, DOMAIN), PATIENT)
      .catch((error) => {
        throw new Error(`${error}\n${caddy.output()}\n${pebble.output()}`)
      })
  })
  afterAll(async () => {
    await caddy?.stop()
    await pebble?.stop()
    await ops?.close()
    await dns?.close()
  })

  it('gets a certificate by ACME for a proved domain', async () => {
    expect(await issuerFor(port, DOMAIN)).toMatch(/^Pebble/)
  })

  it('asks for none for a domain that only leads here', async () => {
    await expect(issuerFor(port, 'other.example')).rejects.toThrow()
    expect(pebble.output()).toContain(DOMAIN)
    expect(pebble.output()).not.toContain('other.example')
  })

  behindTls(() => port)
})
