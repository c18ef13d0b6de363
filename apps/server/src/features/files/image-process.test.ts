import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createImageProcess } from './image-process.ts'

let folder: string
let from: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-image-'))
  from = join(folder, 'from.png')
  const create = { width: 3000, height: 2000, channels: 3, background: '#c0643c' } as const
  await sharp({ create }).png().toFile(from)
})
afterAll(() => rm(folder, { recursive: true }))

const resizing = (width: number) =>
  ({
    kind: 'resize',
    from,
    to: join(folder, `${width}.webp`),
    width,
    format: 'webp',
    isAnimated: false,
  }) as const

it('does one task after the other', async () => {
  const process = createImageProcess({ timeoutMs: 10_000, niceness: 0 })
  expect(await process.run(resizing(300))).toEqual({ outcome: 'done' })
  expect(await process.run(resizing(100))).toEqual({ outcome: 'done' })
  expect(await sharp(join(folder, '100.webp')).metadata()).toMatchObject({ width: 100 })
})

it('is ended by a task that takes too long, and begins anew with the next', async () => {
  const impatient = createImageProcess({ timeoutMs: 1, niceness: 0 })
  expect(await impatient.run(resizing(500))).toEqual({ outcome: 'tookTooLong' })
  expect(await impatient.run(resizing(500))).toEqual({ outcome: 'tookTooLong' })
})

it('reads no formats but those that are taken, whatever they are called', async () => {
  const process = createImageProcess({ timeoutMs: 10_000, niceness: 0 })
  const tiff = join(folder, 'from.tiff')
  await sharp(from).resize(10).tiff().toFile(tiff)
  const task = { kind: 'prepare', from: tiff, to: join(folder, 'x.png') } as const
  const answer = await process.run({ ...task, claimed: 'png', format: 'png' })
  expect(answer).toEqual({ outcome: 'notAnImage' })
})
