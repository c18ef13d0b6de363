import { describe, expect, it } from 'vitest'
import { createKeys } from '../../platform/keys.ts'
import { makeCanvasToken, readCanvasToken } from './canvas-token.ts'

let now = 1_000_000
const app = { keys: createKeys('a key'), clock: { now: () => now } }
const token = {
  siteId: 'a'.repeat(24),
  accountId: 'b'.repeat(24),
  sessionId: 'd'.repeat(24),
  pageId: 'c'.repeat(24),
  nonce: 'n0-nce_',
}

describe('a canvas token', () => {
  it('says what it was made for', () => {
    expect(readCanvasToken(app, makeCanvasToken(app, token))).toEqual(token)
    const forItem = { ...token, itemId: 'd'.repeat(24) }
    expect(readCanvasToken(app, makeCanvasToken(app, forItem))).toEqual(forItem)
    const { pageId: _, ...rest } = token
    const ofForm = { ...rest, formId: 'e'.repeat(24) }
    expect(readCanvasToken(app, makeCanvasToken(app, ofForm))).toEqual(ofForm)
    const ofTemplate = { ...rest, templateId: 'e'.repeat(24) }
    expect(readCanvasToken(app, makeCanvasToken(app, ofTemplate))).toEqual(ofTemplate)
    const inTheme = { ...token, theme: 'hearth' }
    expect(readCanvasToken(app, makeCanvasToken(app, inTheme))).toEqual(inTheme)
    for (const version of ['draft', 'f'.repeat(24)]) {
      const ofVersion = { ...token, version }
      expect(readCanvasToken(app, makeCanvasToken(app, ofVersion))).toEqual(ofVersion)
    }
  })

  it('ends after five minutes', () => {
    const made = makeCanvasToken(app, token)
    now += 5 * 60_000 - 1
    expect(readCanvasToken(app, made)).toEqual(token)
    now += 1
    expect(readCanvasToken(app, made)).toBeUndefined()
  })

  it.each([
    ['another page', (made: string) => made.replace('c', 'd')],
    ['a later end', (made: string) => made.replace(/\.\d+\./, '.9999999999999.')],
    ['no signature', (made: string) => made.slice(0, made.lastIndexOf('.'))],
    ['nothing', () => ''],
  ])('is not good with %s', (_what, forge) => {
    expect(readCanvasToken(app, forge(makeCanvasToken(app, token)))).toBeUndefined()
  })

  it('is of a page or of a form, not of both or neither', () => {
    const { pageId: _, ...neither } = token
    const both = { ...token, formId: 'e'.repeat(24) }
    for (const wrong of [both, neither]) {
      expect(readCanvasToken(app, makeCanvasToken(app, wrong))).toBeUndefined()
    }
  })

  it('is not good under another key', () => {
    const foreign = makeCanvasToken({ ...app, keys: createKeys('another') }, token)
    expect(readCanvasToken(app, foreign)).toBeUndefined()
  })
})
