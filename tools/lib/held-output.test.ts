import { join } from 'node:path'
import { expect, it } from 'vitest'

// A script without declarations of types, so it is imported by its path.
const { heldUntil } = await import(join(import.meta.dirname, 'held-output.mjs'))

it('shows the output of a program once everything before it was shown, and from then on at once', async () => {
  const screen: string[] = []
  const write = (text: string) => void screen.push(text)
  let endFirst = () => {}
  const first = new Promise<void>((resolve) => {
    endFirst = resolve
  })
  const second = heldUntil(first, write)
  const third = heldUntil(Promise.all([first, Promise.resolve()]), write)

  third('third, ')
  second('second, ')
  write('first, ')
  second('and more of it, ')
  expect(screen.join('')).toBe('first, ')

  endFirst()
  await expect.poll(() => screen.join('')).toBe('first, second, and more of it, third, ')
  third('and its end')
  expect(screen.at(-1)).toBe('and its end')
})
