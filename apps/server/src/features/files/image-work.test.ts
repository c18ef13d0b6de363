import { Problem } from '@sitewright/core/problem'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ImageOutcome, ImageTask } from './image-task.ts'
import { createImageWork, IMAGE_WORK, type ImageWork } from './image-work.ts'

/** Tasks that wait for the test's answer. */
let held: { task: ImageTask; answer(answer: ImageOutcome): void }[]
let now: number
let work: ImageWork

beforeEach(() => {
  held = []
  now = 0
  work = createImageWork({
    ...IMAGE_WORK,
    coolDownMs: 60_000,
    now: () => now,
    createSandbox: () => ({
      run: (task) => new Promise((answer) => held.push({ task, answer })),
    }),
  })
})

const SITE = 'a'.repeat(24)
const OTHER = 'b'.repeat(24)
const resizing = { from: 'x', to: 'y', width: 300, format: 'webp', isAnimated: false } as const
const upload = { type: 'png', from: 'x', to: 'y' } as const
const code = (failure: unknown) => (failure instanceof Problem ? failure.code : failure)

/** Lets pending work start. */
const turn = () => new Promise((resolve) => setImmediate(resolve))
const kinds = () => held.map(({ task }) => task.kind)

describe('what visitors wait for', () => {
  it('is done while drawings and uploads of another site hold all of theirs', async () => {
    for (let count = 0; count < 20; count++) {
      void work.drawingColors(SITE, 'drawing.svg')
      void work.prepareImage(SITE, upload)
    }
    await turn()
    expect(kinds().sort()).toEqual(['prepare', 'prepare', 'sample'])

    const asked = work.resizeImage(OTHER, resizing)
    await turn()
    held.find(({ task }) => task.kind === 'resize')?.answer({ outcome: 'done' })
    expect(await asked).toBe(true)
  })
})

describe('a drawing that takes too long', () => {
  const tooLong = async () => {
    const asked = work.drawingColors(SITE, 'drawing.svg').catch(code)
    await turn()
    held.shift()?.answer({ outcome: 'tookTooLong' })
    return asked
  }

  it('is refused, and the next of its site waits a minute without being looked at', async () => {
    expect(await tooLong()).toBe('drawingTooMuch')
    now = 59_000
    expect(await work.drawingColors(SITE, 'drawing.svg').catch(code)).toBe('drawingsWait')
    expect(held).toEqual([])
    now = 60_000
    void work.drawingColors(SITE, 'drawing.svg')
    await turn()
    expect(kinds()).toEqual(['sample'])
  })

  it('lets those of other sites be looked at', async () => {
    await tooLong()
    void work.drawingColors(OTHER, 'drawing.svg')
    await turn()
    expect(kinds()).toEqual(['sample'])
  })
})
