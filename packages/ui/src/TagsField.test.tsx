// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TagsField } from './TagsField.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let place: HTMLElement
let root: Root
let added: string[]
let submitted: number

function Tags() {
  const [values, setValues] = useState(['Sea'])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted += 1
      }}
    >
      <TagsField
        label="Tags"
        values={values}
        suggestions={['Sea', 'Light']}
        removeLabel={(value) => `Remove ${value}`}
        onAdd={(text) => {
          added.push(text)
          if (text === 'Sea') return false
          setValues((now) => [...now, text])
          return true
        }}
        onRemove={(value) => setValues((now) => now.filter((one) => one !== value))}
      />
    </form>
  )
}

beforeEach(async () => {
  added = []
  submitted = 0
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  await act(async () => root.render(<Tags />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

const input = () => place.querySelector('input') as HTMLInputElement
const words = () => [...place.querySelectorAll('li')].map(({ textContent }) => textContent)

async function type(text: string): Promise<void> {
  await act(async () => {
    input().focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const enter = () =>
  act(async () => {
    input().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    )
  })

it('adds what was typed with Enter, and sends no form', async () => {
  await type('glass')
  await enter()
  expect(words()).toEqual(['Sea', 'glass'])
  expect(input().value).toBe('')
  expect(submitted).toBe(0)
})

it('keeps in the field what cannot be added', async () => {
  await type('Sea')
  await enter()
  expect(added).toEqual(['Sea'])
  expect(words()).toEqual(['Sea'])
  expect(input().value).toBe('Sea')
})

it('takes one away by its own button', async () => {
  const button = place.querySelector('[aria-label="Remove Sea"]') as HTMLElement
  await act(async () => button.click())
  expect(words()).toEqual([])
})
