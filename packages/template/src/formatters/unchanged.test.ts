import { describe } from 'vitest'
import { renders } from '../test-template.ts'

describe.each(['datetimefield', 'unit'])('%s', (name) => {
  renders(`{n|${name}}`, { n: 12 }, '12')
  renders(`{n|${name} kilometre}`, { n: '12' }, '12')
  renders(`{a|${name}|json}`, { a: { b: [1, null] } }, '{"b":[1,null]}')
  renders(`{nothing|${name}}`, {}, '')
})
