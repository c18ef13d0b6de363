/** The fonts of the catalogue, on every host. */

import { readFile } from 'node:fs/promises'
import { FONTS_PATH, findFontFile } from '@sitewright/theme'
import type { FastifyInstance } from 'fastify'
import { fail } from '../../../../platform/http/problems.ts'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import { CONTENT_TYPES } from './bundles.ts'
import { sendDirectly } from './static-files.ts'

export function serveFonts(server: FastifyInstance): void {
  const find = fontFiles()
  server.get<{ Params: { file: string } }>(`${FONTS_PATH}:file`, async (request, reply) => {
    const font = await find(FONTS_PATH + request.params.file)
    if (!font) throw fail('notFound')
    sendDirectly(request, reply, font)
  })
}

/** Memoizes font files; there are a hundred or so, and none from outside the catalogue. */
function fontFiles(): (path: string) => Promise<PreparedResponse> | undefined {
  const kept = new Map<string, Promise<PreparedResponse>>()
  return (path) => {
    const known = kept.get(path)
    if (known) return known
    const file = findFontFile(path)
    if (file === undefined) return undefined
    const response = readFont(file)
    kept.set(path, response)
    response.catch(() => kept.delete(path))
    return response
  }
}

async function readFont(file: string): Promise<PreparedResponse> {
  return prepareResponse({
    body: await readFile(file),
    contentType: CONTENT_TYPES['.woff2'] ?? '',
    cacheControl: 'public, max-age=31536000, immutable',
  })
}
