/** One archive of several uploads, packed while it is sent: no more than one file is open at a time, and none is held in memory. */

import type { Readable } from 'node:stream'
import type { Id } from '@sitewright/core/id'
import type { FastifyReply } from 'fastify'
import { ZipFile } from 'yazl'
import type { Files } from '../../platform/files/files.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { archiveNames } from './archive-names.ts'
import { originalKey } from './asset-files.ts'
import type { AssetRow } from './asset-table.ts'

export interface SendArchiveOptions {
  readonly siteId: Id
  readonly files: Files
  readonly rows: readonly AssetRow[]
  /** Name under which it is downloaded. */
  readonly filename: string
}

/** Sends the files as they were uploaded. One that is gone from the storage ends the download, so that no archive lacks a file unseen. */
export function sendArchive(
  reply: FastifyReply,
  { siteId, files, rows, filename }: SendArchiveOptions,
): FastifyReply {
  const archive = new ZipFile()
  const output = archive.outputStream as Readable
  archive.on('error', (error: Error) => output.destroy(error))
  let reading: Readable | undefined
  // A download that is stopped lets go of the file that is being read.
  output.once('close', () => reading?.destroy())
  const names = archiveNames(rows.map((row) => row.filename))
  for (const [index, row] of rows.entries()) {
    // Pictures and films are compressed already.
    const options = { compress: false, mtime: row.created_at }
    archive.addReadStreamLazy(names[index] ?? row.id, options, (done) => {
      files.stream(siteId, originalKey(row)).then(
        (found) => {
          if (!found) return output.destroy(new Error(`The file of the upload ${row.id} is gone`))
          reading = found.body
          return output.destroyed ? reading.destroy() : done(null, reading)
        },
        (error: Error) => output.destroy(error),
      )
    })
  }
  archive.end()
  return reply
    .type('application/zip')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', attachment(filename))
    .send(output)
}
