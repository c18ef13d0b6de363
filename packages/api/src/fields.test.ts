import { describe, expect, it } from 'vitest'
import { createPage } from './content/create-page.ts'
import { filled, searched } from './fields.ts'

describe('blank text is refused where words are asked for', () => {
  const title = filled('Please enter a title.').max(5)

  it.each(['', '  ', '\u200b', ' \u200b\ufeff '])('%j', (text) => {
    expect(title.safeParse(text).error?.issues[0]?.message).toBe('Please enter a title.')
  })

  it('and words stay as they are, without spaces around them', () => {
    expect(title.parse(' Bowl ')).toBe('Bowl')
    expect(title.safeParse('Bowls!').success).toBe(false)
  })

  it('such as the titles of pages', () => {
    expect(createPage.input?.safeParse({ title: '\u200b' }).success).toBe(false)
  })
})

it('words to look for have no NUL, which is in no text', () => {
  expect(searched.parse(' bo\0wl ')).toBe('bowl')
})
