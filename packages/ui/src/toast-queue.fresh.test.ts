// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showToast, toastQueue } from './toast-queue.ts'

const shown = () => toastQueue.visibleToasts.map(({ content }) => content.text)

it('lets the oldest of four messages go for good', () => {
  const close = ['One', 'Two', 'Three', 'Four'].map((text) => showToast({ text }))
  expect(shown()).toEqual(['Four', 'Three', 'Two'])
  close[3]?.()
  expect(shown()).toEqual(['Three', 'Two'])
})
