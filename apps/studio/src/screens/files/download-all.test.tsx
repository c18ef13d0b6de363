// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { downloadAll } from './download-all.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('begins no more than ten downloads within a second, and all of them in the end', async () => {
  const begun: { name: string; at: number }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    begun.push({ name: this.download, at: Date.now() })
  })
  const files = Array.from({ length: 25 }, (_, n) => ({ url: `/f/${n}`, filename: `${n}.png` }))
  const done = downloadAll(files)
  await vi.runAllTimersAsync()
  await done
  expect(begun.map(({ name }) => name)).toEqual(files.map(({ filename }) => filename))
  for (const [index, { at }] of begun.entries()) {
    const before = begun[index - 10]
    if (before) expect(at - before.at).toBeGreaterThan(1_000)
  }
})
