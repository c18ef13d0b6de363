/** Every form of every call's body, spoiled in every way. */

import { CONTRACTS } from '@sitewright/api/contracts'
import { expect, it } from 'vitest'
import { samplesOf, withWrongValues } from './sample-input.ts'
import { LIBRARY_WORDS, refusalOf, saidBy } from './wrong-input.ts'

const named = CONTRACTS.flatMap((call) =>
  call.input ? [[call.name, call.input, call] as const] : [],
)

it.each(named)('%s says what is wrong in words that are ours', (_name, input, call) => {
  for (const { path, body } of samplesOf(input).flatMap(withWrongValues)) {
    const said = saidBy(refusalOf(call, body))
    expect([path, said.filter((text) => LIBRARY_WORDS.test(text))]).toEqual([path, []])
  }
})
