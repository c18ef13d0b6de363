// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openPictures } from './picture-dialog.ts'
import { inEnglish } from './test-words.ts'

let dialog: HTMLDialogElement

beforeEach(() => {
  const pictures = [{ image: new Image() }, { image: new Image() }]
  dialog = openPictures(pictures, { start: 0, theme: 'light', say: inEnglish, onClose: () => {} })
})
afterEach(() => dialog.close())

const place = () => dialog.querySelector('.sqs-lightbox-count')?.textContent

it.each([
  ['+', 'zooms the page', { ctrlKey: true }],
  ['-', 'zooms the page', { metaKey: true }],
  ['ArrowLeft', 'goes back', { altKey: true }],
])('leaves %s to the browser while a key is held with which it %s', (key, _what, held) => {
  const press = (with_: object) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...with_ })
    dialog.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([press(held), place()]).toEqual([false, '1 of 2'])
  expect(press({})).toBe(true)
})
