import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { builtInFormats } from './built-in-formats.ts'
import type { LocaleFormats } from './locale-formats.ts'
import { remembering } from './remembering.ts'

const spied = () => {
  const decimal = vi.fn((number: string, options: readonly string[]) => number + options.join())
  return { decimal, formats: remembering({ ...builtInFormats, decimal }) }
}

describe('what was written', () => {
  it('is not written again', () => {
    const { decimal, formats } = spied()
    const options = ['maxfrac:2']
    expect(formats.decimal('5', options)).toBe('5maxfrac:2')
    expect(formats.decimal('5', options)).toBe('5maxfrac:2')
    expect(decimal).toHaveBeenCalledTimes(1)
  })

  it('is not taken for another', () => {
    const { formats } = spied()
    expect([formats.decimal('5', []), formats.decimal('5', ['a'])]).toEqual(['5', '5a'])
    expect([formats.decimal('5', []), formats.decimal('6', [])]).toEqual(['5', '6'])
    expect([spied().formats.decimal('5', []), formats.cardinalForm('5')]).toEqual(['5', 'other'])
  })

  it('is not kept if it is long', () => {
    const { decimal, formats } = spied()
    const number = '1'.repeat(200)
    formats.decimal(number, [])
    formats.decimal(number, [])
    expect(decimal).toHaveBeenCalledTimes(2)
  })

  it('is the same as without memory, whatever is asked in whatever order', () => {
    const plain: Pick<LocaleFormats, 'money' | 'time' | 'interval'> = {
      money: (...all) => JSON.stringify(all),
      time: (...all) => JSON.stringify(all),
      interval: (...all) => JSON.stringify(all),
    }
    const formats = remembering({ ...builtInFormats, ...plain })
    const lists = [[], ['a'], ['a', 'b'], ['a\0b'], ['b']]
    const list = fc.constantFrom(...lists)
    const number = fc.nat(20)
    const word = fc.constantFrom('', 'EUR', 'USD', 'a', 'UTC', '\0')
    fc.assert(
      fc.property(number, number, word, list, (a, b, name, options) => {
        expect(formats.money(`${a}`, name, options)).toBe(plain.money(`${a}`, name, options))
        expect(formats.time(a, name, options)).toBe(plain.time(a, name, options))
        expect(formats.interval(a, b, name, options)).toBe(plain.interval(a, b, name, options))
      }),
      { numRuns: 1_000 },
    )
  })
})
