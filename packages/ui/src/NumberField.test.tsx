// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { NumberField } from './NumberField.tsx'
import { Popover } from './Popover.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

it('takes over what was typed when Escape closes the panel that it is in', async () => {
  const onChange = vi.fn()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <Popover label="Weight and size" trigger={<Button>Not set</Button>}>
        <NumberField label="Weight" value={0} onChange={onChange} />
      </Popover>,
    ),
  )
  await act(async () => document.querySelector('button')?.click())
  const input = document.querySelector('input') as HTMLInputElement
  await act(async () => {
    input.focus()
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setValue?.call(input, '700')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  expect(onChange).toHaveBeenCalledWith(700)
  expect(document.querySelector('input')).toBeNull()
})
