import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Limits } from '@sitewright/sandbox/perform'
import { type BuiltProgram, buildProgram } from '@sitewright/testing/build-program'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createImageSandbox } from './image-sandbox.ts'
import { pictureColors } from './picture-colors.ts'

let folder: string
let from: string
let built: BuiltProgram

beforeAll(async () => {
  built = await buildProgram(join(import.meta.dirname, 'image-worker.ts'))
  folder = await mkdtemp(join(tmpdir(), 'sitewright-image-'))
  from = join(folder, 'from.png')
  const create = { width: 3000, height: 2000, channels: 3, background: '#c0643c' } as const
  await sharp({ create }).png().toFile(from)
})
afterAll(async () => {
  await built.remove()
  await rm(folder, { recursive: true })
})

const resizing = (width: number) =>
  ({
    kind: 'resize',
    from,
    to: join(folder, `${width}.webp`),
    width,
    format: 'webp',
    isAnimated: false,
  }) as const

const PATIENT: Limits = { processorMs: 10_000, wallMs: 60_000 }

const newSandbox = (limits: Partial<Limits> = {}) =>
  createImageSandbox({ ...built, limits: { ...PATIENT, ...limits }, niceness: 0 })

it('does one task after the other', async () => {
  const sandbox = newSandbox()
  expect(await sandbox.run(resizing(300))).toEqual({ outcome: 'done' })
  expect(await sandbox.run(resizing(100))).toEqual({ outcome: 'done' })
  expect(await sharp(join(folder, '100.webp')).metadata()).toMatchObject({ width: 100 })
})

it('is ended by a task that takes too long, and begins anew with the next', async () => {
  const impatient = newSandbox({ wallMs: 1 })
  expect(await impatient.run(resizing(500))).toEqual({ outcome: 'tookTooLong' })
  expect(await impatient.run(resizing(500))).toEqual({ outcome: 'tookTooLong' })
})

it('ends one that computes too long, and begins anew', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 2000, height: 2000, channels: 3, background: '#888', noise } as const
  const noisy = join(folder, 'noisy.jpg')
  await sharp({ create }).jpeg().toFile(noisy)
  const thrifty = newSandbox({ processorMs: 300 })
  const endless = { ...resizing(2000), from: noisy, format: 'avif' } as const
  expect(await thrifty.run(endless)).toEqual({ outcome: 'tookTooLong' })
  expect(await thrifty.run(resizing(100))).toEqual({ outcome: 'done' })
})

it('reads no formats but those that are taken, whatever they are called', async () => {
  const sandbox = newSandbox()
  const tiff = join(folder, 'from.tiff')
  await sharp(from).resize(10).tiff().toFile(tiff)
  const task = { kind: 'prepare', from: tiff, to: join(folder, 'x.png') } as const
  const answer = await sandbox.run({ ...task, claimed: 'png', format: 'png' })
  expect(answer).toEqual({ outcome: 'notAnImage' })
})

/** Largest difference in red, green or blue; never quite 0, since edges are drawn softly. */
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
    const sandbox = newSandbox()
    return sandbox.run({ kind: 'sample', from })
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
    const sandbox = newSandbox()
    const path = await drawn('<g/>')
    await sandbox.run({ kind: 'sample', from: path })
    const task = { kind: 'prepare', from: path, to: join(folder, 'x.png') } as const
    const answer = await sandbox.run({ ...task, claimed: 'png', format: 'png' })
    expect(answer).toEqual({ outcome: 'notAnImage' })
    expect(await sandbox.run({ ...resizing(50), from: path })).toEqual({ outcome: 'notAnImage' })
  })
})
