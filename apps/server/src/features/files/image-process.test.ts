import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createImageProcess } from './image-process.ts'
import { pictureColors } from './picture-colors.ts'

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

const PATIENT = { computingMs: 10_000, timeoutMs: 60_000, niceness: 0 } as const

it('does one task after the other', async () => {
  const process = createImageProcess(PATIENT)
  expect(await process.run(resizing(300))).toEqual({ outcome: 'done' })
  expect(await process.run(resizing(100))).toEqual({ outcome: 'done' })
  expect(await sharp(join(folder, '100.webp')).metadata()).toMatchObject({ width: 100 })
})

it('is ended by a task that takes too long, and begins anew with the next', async () => {
  const impatient = createImageProcess({ ...PATIENT, timeoutMs: 1 })
  expect(await impatient.run(resizing(500))).toEqual({ outcome: 'tookTooLong' })
  expect(await impatient.run(resizing(500))).toEqual({ outcome: 'tookTooLong' })
})

it('ends one that computes too long, and begins anew', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 2000, height: 2000, channels: 3, background: '#888', noise } as const
  const noisy = join(folder, 'noisy.jpg')
  await sharp({ create }).jpeg().toFile(noisy)
  const thrifty = createImageProcess({ ...PATIENT, computingMs: 300 })
  const endless = { ...resizing(2000), from: noisy, format: 'avif' } as const
  expect(await thrifty.run(endless)).toEqual({ outcome: 'tookTooLong' })
  expect(await thrifty.run(resizing(100))).toEqual({ outcome: 'done' })
})

it('reads no formats but those that are taken, whatever they are called', async () => {
  const process = createImageProcess(PATIENT)
  const tiff = join(folder, 'from.tiff')
  await sharp(from).resize(10).tiff().toFile(tiff)
  const task = { kind: 'prepare', from: tiff, to: join(folder, 'x.png') } as const
  const answer = await process.run({ ...task, claimed: 'png', format: 'png' })
  expect(answer).toEqual({ outcome: 'notAnImage' })
})

/** The most by which one of red, green and blue differs: edges are drawn softly. */
function differenceOf(one: string, other: string): number {
  const channels = (color: string) => [...Buffer.from(color, 'hex')]
  return Math.max(
    ...channels(one).map((value, index) => Math.abs(value - (channels(other)[index] ?? 0))),
  )
}

describe('drawings', () => {
  const drawn = async (inside: string, attributes = 'width="400" height="200"') => {
    const path = join(folder, 'drawing.svg')
    const namespace = 'xmlns="http://www.w3.org/2000/svg"'
    await writeFile(path, `<svg ${namespace} ${attributes}>${inside}</svg>`)
    return path
  }
  const look = async (from: string) => {
    const process = createImageProcess(PATIENT)
    return process.run({ kind: 'sample', from })
  }

  it('are looked at for their colours, on white where they are clear', async () => {
    const left = '<rect width="200" height="200" fill="#c0643c"/>'
    const answer = await look(await drawn(left))
    if (answer.outcome !== 'done' || !answer.samples) throw new Error('No colours')
    const colors = pictureColors(answer.samples)
    expect(differenceOf(colors.topLeftAverage, 'c0643c')).toBeLessThan(4)
    expect(differenceOf(colors.bottomLeftAverage, 'c0643c')).toBeLessThan(4)
    expect(differenceOf(colors.topRightAverage, 'ffffff')).toBeLessThan(4)
    expect(differenceOf(colors.bottomRightAverage, 'ffffff')).toBeLessThan(4)
  })

  it('cost little however large they say that they are, and have none beyond all measure', async () => {
    const fill = '<rect width="100%" height="100%" fill="#102030"/>'
    const large = await look(await drawn(fill, 'width="9000" height="9000"'))
    expect(large.outcome).toBe('done')
    const endless = await look(await drawn(fill, 'width="1000000" height="1000000"'))
    expect(endless).toEqual({ outcome: 'notAnImage' })
  })

  it('are taken for nothing else', async () => {
    const process = createImageProcess(PATIENT)
    const path = await drawn('<g/>')
    await process.run({ kind: 'sample', from: path })
    const task = { kind: 'prepare', from: path, to: join(folder, 'x.png') } as const
    const answer = await process.run({ ...task, claimed: 'png', format: 'png' })
    expect(answer).toEqual({ outcome: 'notAnImage' })
    expect(await process.run({ ...resizing(50), from: path })).toEqual({ outcome: 'notAnImage' })
  })
})
