// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { KeptInput } from './kept-input.ts'

const form = () => document.forms[0] as HTMLFormElement
const text = () => form().elements.namedItem('words') as HTMLTextAreaElement
const size = () => form().elements.namedItem('size') as HTMLSelectElement

function load(): KeptInput {
  document.body.innerHTML =
    '<form data-form-id="f"><textarea name="words"></textarea><select name="size"><option>Small<option>Large</select></form>'
  return new KeptInput(form())
}

beforeEach(() => sessionStorage.clear())

it('comes back after a reload', () => {
  const kept = load()
  text().value = 'Warm'
  size().value = 'Large'
  kept.keep()
  load().putBack()
  expect([text().value, size().value]).toEqual(['Warm', 'Large'])
})

it('keeps what was typed before the script came, and lets it stand', () => {
  const before = load()
  text().value = 'Old'
  before.keep()
  const kept = load()
  text().value = 'New'
  kept.putBack()
  expect(text().value).toBe('New')
  load().putBack()
  expect(text().value).toBe('New')
})
