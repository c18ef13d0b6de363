import { paragraph, text, textDocument } from '@sitewright/blocks/rich-text'
import type { JsonObject } from '@sitewright/core/json'
import { expect, it } from 'vitest'
import { mergeText } from './merge-text.ts'

const doc = (...lines: string[]) =>
  textDocument(...lines.map((line) => paragraph(text(line)))) as unknown as JsonObject
const merge = (base: JsonObject, mine: JsonObject, theirs: JsonObject) =>
  mergeText({ base, mine, theirs })

it('keeps what was typed since beside what someone else wrote elsewhere', () => {
  expect(merge(doc('a', 'b'), doc('a!', 'b'), doc('a', 'b?'))).toEqual(doc('a!', 'b?'))
})

it('shows theirs where nothing was typed since', () => {
  expect(merge(doc('a'), doc('a'), doc('b'))).toEqual(doc('b'))
})

it('keeps both versions of a paragraph that both have changed', () => {
  expect(merge(doc('a', 'b'), doc('mine', 'b'), doc('theirs', 'b'))).toEqual(
    doc('theirs', 'b', 'mine'),
  )
})
