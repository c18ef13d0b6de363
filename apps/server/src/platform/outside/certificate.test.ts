import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Server } from 'node:tls'
import { isThere, makeCertificate } from '@sitewright/testing/test-certificate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasGoodCertificate } from './certificate.ts'

const WITHIN_MS = 60_000

describe.skipIf(!isThere('openssl'))('hasGoodCertificate', () => {
  let folder: string
  let ca: string
  let server: Server
  let port: number

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'certificate-'))
    const made = await makeCertificate(folder, ['DNS:www.shop.example'])
    ca = await readFile(made.certificate, 'utf8')
    server = createServer({ cert: ca, key: await readFile(made.key, 'utf8') })
    server.on('tlsClientError', () => undefined)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  })
  afterAll(async () => {
    server.close()
    await rm(folder, { recursive: true, force: true })
  })

  const ask = (more: object = {}) =>
    hasGoodCertificate({
      ...{ host: 'www.shop.example', address: '127.0.0.1', port, ca, withinMs: WITHIN_MS },
      ...more,
    })

  it('takes one that an authority stands for', async () => {
    expect(await ask()).toBe(true)
  })

  it('does not take one of another name, of nobody known, or none', async () => {
    expect(await ask({ host: 'other.example' })).toBe(false)
    expect(await ask({ ca: undefined })).toBe(false)
    server.close()
    await once(server, 'close')
    expect(await ask()).toBe(false)
  })
})
