/** Private files: stored as they came, within the site's limits, and served only through whoever hands them out. */

import { FILE_TYPES } from '@sitewright/core/files/file-types'
import type { Id } from '@sitewright/core/id'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { enqueue } from '../../platform/background/jobs.ts'
import type { SiteTx } from '../../platform/database.ts'
import { lockFiles } from './asset-table.ts'
import { CLEAR_PRIVATE_FILES } from './clear-private-files.ts'
import { fail } from './errors.ts'
import {
  changePrivateFile,
  deletePrivateFile,
  findPrivateFile,
  insertPrivateFile,
  type PrivateFile,
  privateKey,
} from './private-file-table.ts'
import { requireRoom } from './quota.ts'
import { sendStored } from './send-file.ts'
import { type Incoming, takeInWhole, type WholeFile } from './take-in.ts'

/** Runs `work` on an upload that is kept as it came; refused before it is read where the site has no room for it. */
export async function takePrivateFile<Result>(
  app: App,
  inSite: <Answer>(work: (site: SiteTx) => Promise<Answer>) => Promise<Answer>,
  incoming: Incoming & { readonly announcedBytes: number },
  work: (site: SiteTx, taken: WholeFile) => Promise<Result>,
): Promise<Result> {
  const bytes = incoming.announcedBytes
  await inSite((site) => requireRoom(site, app.config, { count: 1, bytes }))
  return takeInWhole(app.files, incoming, (taken) => inSite((site) => work(site, taken)))
}

/** Stores a new private file, or the next version of one; `id` stays, so whoever may have it gets the new bytes. */
export async function keepPrivateFile(
  site: SiteTx,
  app: App,
  {
    id,
    filename,
    type,
    bytes,
    draft,
  }: WholeFile & { readonly filename: string; readonly id: Id | null },
): Promise<PrivateFile> {
  await lockFiles(site)
  const before = id === null ? undefined : await findPrivateFile(site, id)
  const added = { count: before ? 0 : 1, bytes: bytes - (before?.bytes ?? 0) }
  await requireRoom(site, app.config, added)
  const stored = { filename, format: type, bytes }
  const file = before
    ? await changePrivateFile(site, before.id, stored)
    : await insertPrivateFile(site, stored)
  if (!file) throw fail('assetMissing')
  // Written before the row can be seen: a row must never name a file that is missing.
  await draft.adopt(privateKey(file))
  if (before) await enqueue(site, CLEAR_PRIVATE_FILES, { id: file.id })
  return file
}

export async function removePrivateFile(site: SiteTx, fileId: Id): Promise<void> {
  await deletePrivateFile(site, fileId)
  await enqueue(site, CLEAR_PRIVATE_FILES, { id: fileId })
}

/** Sends the file as a download that nobody on the way keeps. */
export async function sendPrivateFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { app, siteId, file }: { app: App; siteId: Id; file: PrivateFile },
): Promise<FastifyReply> {
  return sendStored(request, reply, {
    siteId,
    files: app.files,
    key: privateKey(file),
    etag: `"${file.id}-${file.version}"`,
    bytes: file.bytes,
    contentType: FILE_TYPES[file.format].contentType,
    filename: file.filename,
    isAttachment: true,
    cacheControl: 'private, no-store',
  })
}

export { findPrivateFile, type PrivateFile }
