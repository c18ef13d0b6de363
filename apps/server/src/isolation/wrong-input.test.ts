/** Every call with its body spoiled in every way: refused in plain words, and nothing is dropped without a word. */

import { CONTRACTS } from '@sitewright/api/contracts'
import { describe, expect, it } from 'vitest'
import { sampleOf, samplesOf, withUnknownFields, withWrongValues } from './sample-input.ts'
import { LIBRARY_WORDS, refusalOf, saidBy } from './wrong-input.ts'

const named = CONTRACTS.flatMap((call) =>
  call.input ? [[call.name, call.input, call] as const] : [],
)
/** Settings of a block belong to its type and are checked where the type is known; those behind a section are kept like a block's. */
const isOfBlock = (path: string) => /\.(?:props|background)\.odd$/.test(path)

describe('a body with a field that the call does not know', () => {
  it.each(named)('%s refuses it by name, at every depth', (_name, input, call) => {
    const spoiled = samplesOf(input).flatMap((body) => withUnknownFields(body, 'odd'))
    for (const { path, body } of spoiled.filter(({ path }) => !isOfBlock(path))) {
      const errors = refusalOf(call, body)?.details.errors ?? {}
      const isTaken = call.dropsUnknown ?? call.keepsUnknown
      if (isTaken === undefined) expect(Object.keys(errors)).toContain(path)
      else expect(errors[path]).toBeUndefined()
    }
  })

  it('is taken only where a reason is written down', () => {
    const lenient = CONTRACTS.filter(({ dropsUnknown }) => dropsUnknown !== undefined)
    expect(lenient.map(({ name }) => name)).toEqual([
      'recordJavascriptErrors',
      'addCartEntry',
      'createSubmissionKey',
      'saveFormSubmission',
    ])
    const open = CONTRACTS.filter(({ keepsUnknown }) => keepsUnknown !== undefined)
    expect(open.map(({ name }) => name)).toEqual(['putCommercePreferences', 'checkForm'])
  })

  it('is refused by calls that take no body at all, but for the crumb', () => {
    for (const call of CONTRACTS.filter(({ input, isUpload }) => !input && !isUpload)) {
      const odd = refusalOf(call, { odd: 1 })?.details.errors
      expect([call.name, odd]).toEqual([call.name, { odd: expect.stringContaining('“odd”') }])
      expect([call.name, refusalOf(call, { crumb: 'x' })]).toEqual([call.name, undefined])
    }
  })
})

describe('a body with a wrong value', () => {
  it.each(named)('%s says so in words that are ours', (_name, input, call) => {
    for (const { path, body } of withWrongValues(sampleOf(input))) {
      const said = saidBy(refusalOf(call, body))
      expect([path, said.filter((text) => LIBRARY_WORDS.test(text))]).toEqual([path, []])
    }
  })
})
