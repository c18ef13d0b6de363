/** Serves pictures and files: for everyone who may see the site on its own hosts, for members in the studio. */

import { ARCHIVE_NAME, MAX_FILES_AT_ONCE } from '@sitewright/core/files/file-folders'
import { type Id, isId } from '@sitewright/core/id'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { normalizeHost } from '../../platform/http/identity.ts'
import { fail } from '../../platform/http/problems.ts'
import { type LiveSite, requireMember, siteDirectory } from '../sites/index.ts'
import { versionName } from './asset-files.ts'
import { findAssets, findByPathName, isImage } from './asset-table.ts'
import { createImageSource } from './image-source.ts'
import { createKnownAssets } from './known-assets.ts'
import { isOpenToCanvas } from './open-to-canvas.ts'
import { ADDRESS_NAME } from './path-name.ts'
import { imagePath } from './present-asset.ts'
import { sendArchive } from './send-archive.ts'
import { sendFile } from './send-file.ts'
import { sendImage } from './send-image.ts'

interface Reader {
  readonly siteId: Id
  /** `private`: cached by nobody but the browser that asked. */
  readonly audience: 'public' | 'private'
  /** Prefix of the addresses of the site's files. */
  readonly base: string
}

export function serveAssets(server: FastifyInstance, app: App): void {
  const known = createKnownAssets(app)
  const source = createImageSource(app)

  const image = async (request: FastifyRequest, reply: FastifyReply, reader: Reader) => {
    const { assetId, version } = request.params as { assetId: string; version?: string }
    const row = isId(assetId) ? await known.find(reader.siteId, assetId) : undefined
    if (!row || !isImage(row)) throw fail('notFound')
    if (version !== undefined && !/^v\d{1,9}$/.test(version)) throw fail('notFound')
    const asked = version ?? versionName(1)
    // The picture as it was uploaded is for its owners alone, who edit it.
    const { unedited } = row
    if (reader.base !== '' && unedited && asked === versionName(unedited.version)) {
      const before = { ...row, version: unedited.version, has_alpha: unedited.hasAlpha }
      return sendImage(request, reply, { ...reader, row: before, source, makesAvif: false })
    }
    if (asked !== versionName(row.version)) {
      const { search } = new URL(request.url, 'http://site')
      return reply
        .header('cache-control', `${reader.audience}, max-age=60`)
        .redirect(`${reader.base}${imagePath(row)}${search}`)
    }
    return sendImage(request, reply, { ...reader, row, source, makesAvif: app.config.avif })
  }

  const fileByName = async (request: FastifyRequest, reply: FastifyReply, reader: Reader) => {
    const { name } = request.params as { name: string }
    const row = ADDRESS_NAME.test(name)
      ? await app.database.inSite(reader.siteId, (site) => findByPathName(site, name))
      : undefined
    if (!row) throw fail('notFound')
    return sendFile(request, reply, { ...reader, row, files: app.files })
  }

  const fileById = async (request: FastifyRequest, reply: FastifyReply, reader: Reader) => {
    const { assetId } = request.params as { assetId: string }
    const row = isId(assetId) ? await known.find(reader.siteId, assetId) : undefined
    if (!row || isImage(row)) throw fail('notFound')
    return sendFile(request, reply, { ...reader, row, files: app.files })
  }

  /** `ids`, separated by commas, names what is packed; foreign and unknown ones are left out. */
  const archive = async (request: FastifyRequest, reply: FastifyReply, reader: Reader) => {
    const { ids } = request.query as { ids?: unknown }
    const asked = typeof ids === 'string' ? ids.split(',').filter(isId) : []
    if (asked.length === 0 || asked.length > MAX_FILES_AT_ONCE) throw fail('notFound')
    const rows = await app.database.inSite(reader.siteId, (site) => findAssets(site, asked))
    if (rows.length === 0) throw fail('notFound')
    const { siteId } = reader
    return sendArchive(reply, { siteId, files: app.files, rows, filename: ARCHIVE_NAME })
  }

  type Answer = typeof image

  const siteOf = async ({ headers }: FastifyRequest): Promise<LiveSite> => {
    const site = await siteDirectory(app).byHost(normalizeHost(headers.host))
    // On its own hosts a hook has answered before. Canvas and previews lose the pictures too, since anybody may ask there.
    if (!site || site.standing === 'takenDown') throw fail('notFound')
    return site
  }
  const readerOf = ({ id, status }: LiveSite): Reader => ({
    siteId: id,
    audience: status === 'public' ? 'public' : 'private',
    base: '',
  })

  const forAnyone = (answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    const site = await siteOf(request)
    return answer(request, reply, readerOf(site))
  }
  /** Canvas and previews have no cookie of the site's lock: their pages name the files of closed sites by signed addresses. */
  const forCanvas = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = await siteOf(request)
    const { name } = request.params as { name: string }
    const { open } = request.query as { open?: unknown }
    const isOpen = site.status === 'public' || isOpenToCanvas(app, site.id, { name, open })
    if (!isOpen) throw fail('notFound')
    return fileByName(request, reply, readerOf(site))
  }
  const forMembers = (answer: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    const siteId = await requireMember(app, request, reply, 'files.view')
    return answer(request, reply, { siteId, audience: 'private', base: `/s/${siteId}` })
  }

  for (const identity of ['site', 'canvas', 'preview']) {
    const constraints = { identity }
    // Addresses of pictures contain an id that nobody can guess; those of files are their names.
    server.get('/images/:assetId/:filename', { constraints }, forAnyone(image))
    server.get('/images/:assetId/:version/:filename', { constraints }, forAnyone(image))
  }
  server.get('/s/:name', { constraints: { identity: 'site' } }, forAnyone(fileByName))
  for (const identity of ['canvas', 'preview']) {
    server.get('/s/:name', { constraints: { identity } }, forCanvas)
  }
  const constraints = { identity: 'studio' }
  server.get('/s/:siteId/images/:assetId/:filename', { constraints }, forMembers(image))
  server.get('/s/:siteId/images/:assetId/:version/:filename', { constraints }, forMembers(image))
  // A HEAD would read all of the files.
  const archiveRoute = { constraints, exposeHeadRoute: false }
  server.get(`/s/:siteId/files/${ARCHIVE_NAME}`, archiveRoute, forMembers(archive))
  server.get('/s/:siteId/files/:assetId/:name', { constraints }, forMembers(fileById))
}
