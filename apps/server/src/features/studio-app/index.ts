/** The studio's page and files, on the studio's host alone. */

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'
import { BUILD_FOLDER } from '../../platform/build-folder.ts'
import type { Feature } from '../../platform/feature.ts'
import { fail } from '../../platform/http/problems.ts'
import { createStaticFiles, readBundle, sendDirectly } from '../rendering/index.ts'

export const studioApp: Feature = { name: 'studio-app', pages: registerStudio }

const STUDIO = { constraints: { identity: 'studio' } }

async function registerStudio(server: FastifyInstance, app: App): Promise<void> {
  const bundle = await readBundle('studio', 'assets')
  const files = createStaticFiles(bundle.files, { isHashed: true })
  const path = join(BUILD_FOLDER, 'studio/index.html')
  const page = existsSync(path) ? await readFile(path) : undefined
  const policy = contentPolicy(app.config)

  server.get<{ Params: { file: string } }>('/assets/:file', STUDIO, async (request, reply) => {
    const file = await files.find(request.params.file)
    if (!file) throw fail('notFound')
    sendDirectly(request, reply, file)
  })

  for (const unknown of ['/api', '/api/*', '/s/*', '/1.0/*', '/assets/*']) {
    server.get(unknown, STUDIO, () => {
      throw fail('notFound')
    })
  }

  // Addresses inside the studio belong to its router, so each of them opens the same page.
  server.get('/*', STUDIO, async (_request, reply) => {
    if (!page) throw fail('notFound')
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .header('cross-origin-opener-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(page)
  })
}

/** Policy of the studio's page: only its own files run; tenants' pages are in frames of other origins. */
export function contentPolicy({
  sitesDomain,
  isHttps,
  reloadOrigin = '',
}: Pick<App['config'], 'sitesDomain' | 'isHttps'> &
  Partial<Pick<App['config'], 'reloadOrigin'>>): string {
  const sites = `${isHttps ? 'https' : 'http'}://*.${sitesDomain}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    `connect-src 'self' ${reloadOrigin}`.trim(),
    `frame-src 'self' ${sites}`,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
