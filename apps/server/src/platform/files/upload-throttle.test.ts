import { expect, it } from 'vitest'
import { createUploadThrottle } from './upload-throttle.ts'

/** Order in which uploads of these lines and lengths get their turns. */
async function turnsOf(uploads: readonly { line: string; pieces: number }[]): Promise<string[]> {
  const throttle = createUploadThrottle()
  const taken: string[] = []
  await Promise.all(
    uploads.map(async ({ line, pieces }, index) => {
      const arrival = throttle.begin(line)
      for (let piece = 0; piece < pieces; piece += 1) {
        await arrival.turn()
        taken.push(`${line}${index}`)
      }
      arrival.complete()
      arrival.end()
    }),
  )
  return taken
}

it('takes in the first upload of a line before those that began after it', async () => {
  const uploads = [
    { line: 'a', pieces: 3 },
    { line: 'a', pieces: 2 },
  ]
  expect(await turnsOf(uploads)).toEqual(['a0', 'a0', 'a0', 'a1', 'a1'])
})

it('gives every line its turn, however much another sends', async () => {
  const uploads = [
    { line: 'a', pieces: 4 },
    { line: 'a', pieces: 1 },
    { line: 'b', pieces: 2 },
  ]
  expect(await turnsOf(uploads)).toEqual(['a0', 'a0', 'b2', 'a0', 'b2', 'a0', 'a1'])
})

it('goes on while uploads that are there wait for what is done with them', async () => {
  const throttle = createUploadThrottle()
  const arrivals = Array.from({ length: 10 }, () => throttle.begin('a'))
  for (const arrival of arrivals) {
    await arrival.turn()
    arrival.complete()
  }
  await throttle.begin('b').turn()
})
