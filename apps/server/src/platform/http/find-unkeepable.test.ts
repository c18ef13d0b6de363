import { expect, it } from 'vitest'
import { findUnkeepable } from './find-unkeepable.ts'

const nested = (levels: number) =>
  JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as unknown

it.each([
  ['text', 'Ton und 土 \u{1F3FA}'],
  ['empty text', ''],
  ['a document', { content: [{ text: 'a\tb\n' }, null, 1, true] }],
  ['bytes', Buffer.from([0])],
  ['deep lists', nested(100)],
])('%s can be kept', (_name, value) => {
  expect(findUnkeepable(value)).toBeUndefined()
})

it.each([
  ['NUL', 'a\0b', ''],
  ['half a character', { title: 'ok', content: { quote: 'a\ud83d' } }, 'content.quote'],
  ['NUL in a list', { tags: ['tea', '\0'] }, 'tags.1'],
  ['NUL in a name', { custom: { 'a\0': 1 } }, 'custom'],
])('%s cannot, and it is told where it stands', (_name, value, path) => {
  expect(findUnkeepable(value)).toEqual({ path, message: expect.stringContaining('character') })
})

it.each([101, 50_000])('%i levels cannot', (levels) => {
  expect(findUnkeepable(nested(levels))?.message).toBe('This is nested too deeply.')
})
