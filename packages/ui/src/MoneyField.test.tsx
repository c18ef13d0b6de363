// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MoneyField } from './MoneyField.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
const reported: (number | null)[] = []

function Harness({ start, currency }: { start: number | null; currency: string }) {
  const [value, setValue] = useState(start)
  const change = (next: number | null) => {
    reported.push(next)
    setValue(next)
  }
  return (
    <>
      <MoneyField label="Price" currency={currency} value={value} onChange={change} />
      <button type="button" onClick={() => setValue(500)}>
        Reset
      </button>
    </>
  )
}

async function show(start: number | null, currency = 'USD') {
  reported.length = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Harness start={start} currency={currency} />))
}

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const input = () => document.querySelector('input') as HTMLInputElement

const type = (text: string) =>
  act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    input().focus()
    set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })

const leave = () => act(async () => input().blur())

describe('MoneyField', () => {
  it('keeps what is being typed and tidies it up when it is left', async () => {
    await show(1250)
    expect(input().value).toBe('12.50')
    await type('1,234.5')
    expect(input().value).toBe('1,234.5')
    await leave()
    expect(input().value).toBe('1234.50')
    expect(reported).toEqual([123450])
  })

  it('has no minor units where the currency has none', async () => {
    await show(1250, 'JPY')
    expect(input().value).toBe('1250')
    await type('3,000')
    expect(reported).toEqual([3000])
  })

  it('never reports what is no amount, and says so', async () => {
    await show(1250)
    await type('twelve')
    await leave()
    expect(reported).toEqual([])
    expect(input().value).toBe('twelve')
    expect(input().getAttribute('aria-invalid')).toBe('true')
    const note = input().getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(note.split(' ')[0] ?? '')?.textContent).toContain('12.50')
  })

  it('reports an empty field as nothing, not as zero', async () => {
    await show(1250)
    await type('')
    expect(reported).toEqual([null])
  })

  it('shows a value that is set from outside', async () => {
    await show(1250)
    await type('9')
    await act(async () => document.querySelector('button')?.click())
    expect(input().value).toBe('5.00')
  })
})
