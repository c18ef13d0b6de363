/**
 * A service that speaks S3, on loopback, with files in a folder of its own. The guide for operators says what it does not check
 * (Files in a bucket, or in a folder that nodes share).
 */

import crypto from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { S3Settings } from '@sitewright/server/platform/files/s3-settings'
import S3rver from 's3rver'
import { makeQuickFolder } from './quick-folder.mjs'

export interface TestS3 {
  readonly settings: S3Settings
  /** Environment of a server that keeps its files there. */
  readonly env: Readonly<Record<string, string>>
  /** Takes the service away; what it holds stays. */
  stop(): Promise<void>
  /** Brings it back at the same address. */
  begin(): Promise<void>
  /** Stops it and removes everything. */
  close(): Promise<void>
}

const BUCKET = 'sitewright-test'
/** The one key that the stand-in knows. */
const KEY = 'S3RVER'

/**
 * The stand-in hides where the next page of a list begins by DES, which OpenSSL no longer has; any cipher does. Keys and vectors
 * of DES are half as long.
 */
function replaceDes(): void {
  const { createCipheriv, createDecipheriv } = crypto
  const twice = (half: unknown) => Buffer.concat([half as Buffer, half as Buffer])
  crypto.createCipheriv = ((name: string, key: unknown, vector: unknown) =>
    name === 'des'
      ? createCipheriv('aes-128-cbc', twice(key), twice(vector))
      : createCipheriv(name, key as Buffer, vector as Buffer)) as typeof createCipheriv
  crypto.createDecipheriv = ((name: string, key: unknown, vector: unknown) =>
    name === 'des'
      ? createDecipheriv('aes-128-cbc', twice(key), twice(vector))
      : createDecipheriv(name, key as Buffer, vector as Buffer)) as typeof createDecipheriv
}

export async function startTestS3(): Promise<TestS3> {
  const directory = makeQuickFolder('s3')
  let server: S3rver | undefined
  let port = 0
  const begin = async () => {
    const configureBuckets = [{ name: BUCKET }]
    const address = '127.0.0.1'
    server = new S3rver({ port, address, silent: true, directory, configureBuckets })
    port = (await server.run()).port
  }
  const stop = async () => {
    await server?.close()
    server = undefined
  }
  replaceDes()
  await begin()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    settings: {
      ...{ endpoint, region: 'us-east-1', bucket: BUCKET, forcePathStyle: true },
      ...{ accessKeyId: KEY, secretAccessKey: KEY },
    },
    env: {
      ...{ S3_ENDPOINT: endpoint, S3_BUCKET: BUCKET },
      ...{ S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: KEY },
    },
    stop,
    begin,
    close: async () => {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
