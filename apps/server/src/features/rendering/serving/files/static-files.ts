/** Files that are known at start. Only what is in the map can be had, so no path leads anywhere else. */

import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PreparedResponse, prepareResponse, sendPrepared } from '../http/prepared-response.ts'
import { CONTENT_TYPES } from './bundles.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

export interface StaticFiles {
  /** Compressed when it is first asked for, then kept. */
  find(path: string): PreparedResponse | undefined
}

export interface StaticFilesOptions {
  /** The name changes with the bytes. */
  readonly isHashed: boolean
}

export function createStaticFiles(
  files: ReadonlyMap<string, Buffer>,
  { isHashed }: StaticFilesOptions,
): StaticFiles {
  const prepared = new Map<string, PreparedResponse>()
  return {
    find: (path) => {
      const known = prepared.get(path)
      if (known) return known
      const body = files.get(path)
      if (!body) return undefined
      const response = prepareResponse({
        body,
        contentType: CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
        cacheControl: isHashed ? FOREVER : FOR_AN_HOUR,
        // A picture that is opened by itself must not run what is written in it.
        ...(path.endsWith('.svg') && {
          headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
        }),
      })
      prepared.set(path, response)
      return response
    },
  }
}

/** Hands a finished answer to Node directly: the framework has nothing left to do. */
export function sendDirectly(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PreparedResponse,
): void {
  reply.hijack()
  sendPrepared(request.raw, reply.raw, response)
}
