import { expect, it } from 'vitest'
import { render } from './render.ts'

it('adds what the host wants beside a formatter’s output, wherever it is used', () => {
  const decorate = { html: (output: string, value: unknown) => `${output}[${value}]` }
  const options = { data: { a: '<' }, decorate }
  expect(render('{a|html} {.var @b a|html}{@b} {a|str}', options).output).toBe('&lt;[<] &lt;[<] <')
})
