import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { newId } from '@sitewright/core/id'
import type { FastifyReply } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Files } from '../../platform/files/files.ts'
import type { AssetRow } from './asset-table.ts'
import { sendArchive } from './send-archive.ts'

const rows = Array.from({ length: 12 }, () => ({
  id: newId(),
  filename: 'menu.txt',
  kind: 'file',
  format: 'txt',
  version: 1,
  created_at: new Date(0),
})) as unknown as AssetRow[]

/** Sends the archive of files that `stream` opens; the result is what the browser is sent. */
function send(stream: () => Promise<{ size: number; body: Readable }>): Readable {
  let sent = new Readable()
  const reply = {
    type: () => reply,
    header: () => reply,
    send: (output: Readable) => (sent = output),
  }
  sendArchive(reply as unknown as FastifyReply, {
    ...{ siteId: newId(), rows, filename: 'files.zip' },
    files: { stream } as unknown as Files,
  })
  return sent
}

const warnings: Error[] = []
const onWarning = (warning: Error) => warnings.push(warning)
beforeEach(() => process.on('warning', onWarning))
afterEach(() => process.off('warning', onWarning))

it('sends many files without one listener for each', async () => {
  const archive = await buffer(send(async () => ({ size: 4, body: Readable.from(['menu']) })))
  expect(archive.toString('latin1').split('menu (12).txt')).toHaveLength(3)
  expect(warnings).toEqual([])
})

it('lets go of a file that is opened when the browser is gone', async () => {
  const body = Readable.from(['menu'])
  const output = send(async () => {
    await Promise.resolve()
    output.destroy()
    return { size: 4, body }
  })
  await once(body, 'close')
})
