import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Files } from '../../platform/files/files.ts'
import type { AssetRow } from './asset-table.ts'
import { sendArchive } from './send-archive.ts'

const rows = Array.from({ length: 12 }, (_, n) => ({
  ...{ id: String(n).padStart(24, '0'), filename: `${n}.txt`, created_at: new Date(0) },
})) as AssetRow[]

let opened: Readable[]
/** Resolves once the storage may hand out a file. */
let mayOpen: Promise<void>

beforeEach(() => {
  opened = []
  mayOpen = Promise.resolve()
})
afterEach(() => vi.restoreAllMocks())

const files = {
  stream: async () => {
    const body = Readable.from(['text'])
    opened.push(body)
    await mayOpen
    return { body, size: 4 }
  },
} as unknown as Files

function sent(): Readable {
  let output: unknown
  const reply = {
    type: () => reply,
    header: () => reply,
    send: (body: unknown) => {
      output = body
      return reply
    },
  }
  const site = { siteId: rows[0]?.id as string, files, rows, filename: 'files.zip' }
  sendArchive(reply as unknown as FastifyReply, site as Parameters<typeof sendArchive>[1])
  return output as Readable
}

describe('an archive', () => {
  it('has all files, and watches its own end once for all of them', async () => {
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
    const output = sent()
    const packed = await buffer(output)
    for (const { filename } of rows) expect(packed.includes(filename)).toBe(true)
    expect(opened).toHaveLength(rows.length)
    expect(warned).not.toHaveBeenCalled()
  })

  it('whose client leaves while a file is being opened reads neither that one nor any other', async () => {
    let open = () => {}
    mayOpen = new Promise((resolve) => {
      open = resolve
    })
    const output = sent()
    output.resume()
    await vi.waitFor(() => expect(opened).toHaveLength(1))
    output.destroy()
    await once(output, 'close')
    open()
    await vi.waitFor(() => expect(opened[0]?.destroyed).toBe(true))
    expect(opened[0]?.readableDidRead).toBe(false)
    expect(opened).toHaveLength(1)
  })
})
