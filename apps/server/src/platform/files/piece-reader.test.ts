import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPieceReader } from './piece-reader.ts'

let folder: string
let file: number

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pieces-'))
  writeFileSync(join(folder, 'film'), 'a film')
  file = openSync(join(folder, 'film'), 'r')
})
afterAll(() => {
  closeSync(file)
  rmSync(folder, { recursive: true })
})

it('reads for another site soon, however many read for one', async () => {
  const pieces = createPieceReader()
  const read: string[] = []
  const readOne = (site: string) =>
    new Promise<void>((done, failed) => {
      pieces.readFor(site)(file, Buffer.alloc(6), 0, 6, 0, (error, bytesRead, buffer) => {
        if (error) return failed(error)
        read.push(`${site} ${buffer.subarray(0, bytesRead)}`)
        done()
      })
    })
  await Promise.all([...Array.from({ length: 100 }, () => readOne('busy')), readOne('other')])
  expect(read).toHaveLength(101)
  expect(read.indexOf('other a film')).toBeLessThan(10)
})

it('tells of a file that cannot be read', async () => {
  const writeOnly = openSync(join(folder, 'other'), 'w')
  const error = await new Promise((done) => {
    createPieceReader().readFor('site')(writeOnly, Buffer.alloc(1), 0, 1, 0, done)
  })
  closeSync(writeOnly)
  expect(error).toMatchObject({ code: 'EBADF' })
})
