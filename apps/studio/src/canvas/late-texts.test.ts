import { describe, expect, it } from 'vitest'
import { LateTexts } from './late-texts.ts'
import type { ToCanvas } from './protocol.ts'

type Texts = typeof import('./text-session.ts')

function make() {
  const fetches: { answer(texts: Texts): void; fail(): void }[] = []
  const late = new LateTexts(
    () => new Promise((answer, fail) => fetches.push({ answer, fail: () => fail(new Error()) })),
  )
  const done: string[] = []
  const comes = (type: ToCanvas['type']) => late.inTurn(type, () => done.push(type))
  return { late, fetches, done, comes }
}

describe('texts that come late', () => {
  it('hold up only what needs them, and what comes after that', async () => {
    const { fetches, done, comes, late } = make()
    for (const type of ['select', 'setText', 'select', 'order'] as const) comes(type)
    expect(done).toEqual(['select'])
    expect(late.isAwaited).toBe(true)
    fetches[0]?.answer({} as Texts)
    await expect.poll(() => done).toEqual(['select', 'setText', 'select', 'order'])
    comes('editText')
    expect(done.at(-1)).toBe('editText')
    expect(fetches).toHaveLength(1)
  })

  it('are fetched again where they did not come, and let the rest go on', async () => {
    const { fetches, done, comes } = make()
    comes('editText')
    comes('order')
    fetches[0]?.fail()
    await expect.poll(() => done).toEqual(['order'])
    comes('editText')
    expect(fetches).toHaveLength(2)
    fetches[1]?.answer({} as Texts)
    await expect.poll(() => done).toEqual(['order', 'editText'])
  })
})
