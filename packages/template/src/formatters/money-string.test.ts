import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const writes = (cents: unknown, amount: string) =>
  renders('{n|money-string}', { n: cents }, `<span class="sqs-money-native">${amount}</span>`)

describe('hundredths', () => {
  writes(123_450, '1,234.50')
  writes('-5', '-0.05')
  writes(0, '0.00')
})

describe('what is no number counts as 0', () => {
  writes('free', '0.00')
  writes(null, '0.00')
  writes({ value: '5' }, '0.00')
  renders('{nothing|money-string}', {}, '<span class="sqs-money-native">0.00</span>')
})
