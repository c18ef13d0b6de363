/** A service that is away, slow, broken or set wrongly. */

import { mkdirSync, readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { newId } from '@sitewright/core/id'
import { makeTestFolder } from '@sitewright/testing/test-folder'
import { startTestS3, type TestS3 } from '@sitewright/testing/test-s3'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { troubleOf } from '../db/database-trouble.ts'
import { StartProblem } from '../start/start-problem.ts'
import { createFileCache } from './file-cache.ts'
import type { FileStore } from './file-store.ts'
import type { S3Settings } from './s3-settings.ts'
import { createS3Store } from './s3-store.ts'

const SECRET = 'a secret that nobody may read'
const SITE = newId()
const PICTURE = `${SITE}/images/a/original`

let folder: string
beforeEach(() => {
  folder = makeTestFolder('s3-store')
})
afterEach(() => rm(folder, { recursive: true }))

function storeOf(settings: S3Settings, patience = 10): FileStore {
  const cache = createFileCache({ folder: join(folder, 'cache'), maxBytes: 1e9 })
  const store = createS3Store({ settings, drafts: join(folder, 'drafts'), cache, patience })
  onTestFinished(() => store.close())
  return store
}

async function bytesOf(store: FileStore, path: string): Promise<string | undefined> {
  const found = await store.open(path)
  let text = ''
  for await (const piece of found?.body ?? []) text += String(piece)
  return found && text
}

describe('a service that goes away', () => {
  let service: TestS3
  let store: FileStore

  beforeEach(async () => {
    service = await startTestS3()
    store = storeOf(service.settings)
  })
  afterEach(() => service.close())

  it('leaves pictures that were read before, and says of the others that it is away', async () => {
    await store.put(PICTURE, Buffer.from('a picture'))
    await store.put(`${SITE}/images/b/original`, Buffer.from('another'))
    await bytesOf(store, PICTURE)
    await service.stop()
    expect(await bytesOf(store, PICTURE)).toBe('a picture')
    const error = await store.open(`${SITE}/images/b/original`).catch((caught) => caught)
    expect(troubleOf(error)).toBe('away')
  })

  it('takes nothing in half, and takes it in when it is back', async () => {
    mkdirSync(store.drafts, { recursive: true })
    const draft = join(store.drafts, 'upload')
    await writeFile(draft, 'an upload')
    await service.stop()
    const error = await store.stage(draft).catch((caught) => caught)
    expect(troubleOf(error)).toBe('away')
    await service.begin()
    expect(await store.names(SITE)).toEqual([])
    const staged = await store.stage(draft)
    await staged.adopt(`${SITE}/files/c/v1`)
    expect(await bytesOf(store, `${SITE}/files/c/v1`)).toBe('an upload')
  })

  it('is waited for at the start, since it may come by itself', async () => {
    await service.stop()
    const error = await store.check().catch((caught) => caught)
    expect(troubleOf(error)).toBe('away')
    expect(error).not.toBeInstanceOf(StartProblem)
  })

  it('is refused with a sentence where the bucket or the key is none', async () => {
    await expect(storeOf({ ...service.settings, bucket: 'another' }).check()).rejects.toThrow(
      'The bucket another does not exist: make it, or set S3_BUCKET to one that exists.',
    )
    await expect(storeOf({ ...service.settings, accessKeyId: 'NOBODY' }).check()).rejects.toThrow(
      'S3_ACCESS_KEY_ID, which the service does not know',
    )
  })
})

/** Settings of a service that answers as it is told here. */
async function serviceThat(answers: RequestListener): Promise<S3Settings> {
  const server = createServer(answers)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ endpoint, region: 'us-east-1', bucket: 'shops', forcePathStyle: true },
    ...{ accessKeyId: 'somebody', secretAccessKey: SECRET },
  }
}

const refusal = (code: string, status: number) =>
  serviceThat((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`)
  })

describe('a service that refuses', () => {
  it.each([
    ['SignatureDoesNotMatch', 403, 'S3_SECRET_ACCESS_KEY, which is not the key’s'],
    ['AccessDenied', 403, 'does not let the server list it (AccessDenied, 403)'],
    ['RequestTimeTooSkewed', 403, 'correct this machine’s clock'],
    ['AuthorizationHeaderMalformed', 400, 'correct S3_REGION'],
  ])('with %s is told of in one sentence', async (code, status, says) => {
    const error = await storeOf(await refusal(code, status))
      .check()
      .catch((caught) => caught)
    expect(error).toBeInstanceOf(StartProblem)
    expect(error.message).toContain(says)
    expect(error.message.split('\n')).toHaveLength(1)
  })

  it('because it is busy is waited for', async () => {
    const store = storeOf(await refusal('SlowDown', 503))
    const error = await store.check().catch((caught) => caught)
    expect(troubleOf(error)).toBe('away')
  })

  it('is told of without what was sent, which is signed', async () => {
    const store = storeOf(await refusal('AccessDenied', 403))
    const error = await store.open(PICTURE).catch((caught) => caught)
    const told = inspect(error, { depth: 10, showHidden: true })
    for (const secret of [SECRET, 'somebody', 'Signature']) expect(told).not.toContain(secret)
  })
})

describe('a service that is slow', () => {
  it('is given up in time', async () => {
    const store = storeOf(await serviceThat(() => {}), 0.02)
    const error = await store.open(PICTURE).catch((caught) => caught)
    expect(error.message).toBe('S3 did not answer in time')
  })

  it('and breaks off a picture leaves nothing of it in the cache', async () => {
    const settings = await serviceThat((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('half')
      setTimeout(() => response.destroy(), 20)
    })
    const store = storeOf(settings)
    const error = await store.open(PICTURE).catch((caught) => caught)
    expect(troubleOf(error)).toBe('away')
    expect(readdirSync(join(folder, 'cache'))).toEqual([])
  })
})
