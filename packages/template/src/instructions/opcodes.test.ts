import { expect, it } from 'vitest'
import { OP, opcodeName } from './opcodes.ts'

it.each(Object.entries(OP))('calls %s by its name', (name, opcode) => {
  expect(opcodeName(opcode)).toBe(name)
})

it.each([-1, 25, 99, 1.5, Number.NaN])('does not know %s', (opcode) => {
  expect(opcodeName(opcode)).toBe('UNKNOWN')
})
