/** Files that are known at start. A lookup in the map is the only access, so no path leads to another file. */

import { extname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PreparedResponse, prepareResponse, sendPrepared } from '../http/prepared-response.ts'
import { CONTENT_TYPES } from './bundles.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'

export interface StaticFiles {
  /** A file, compressed when it is first asked for and then cached. */
  find(path: string): PreparedResponse | undefined
}

export interface StaticFilesOptions {
  /** Whether the file's name changes with its content. */
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
        // An SVG that is opened by itself must not run scripts inside it.
        ...(path.endsWith('.svg') && {
          headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
        }),
      })
      prepared.set(path, response)
      return response
    },
  }
}

/** Sends a finished answer through Node directly, without the framework. */
export function sendDirectly(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PreparedResponse,
): void {
  reply.hijack()
  sendPrepared(request.raw, reply.raw, response, request.id)
}
