import { describe, expect, it } from 'vitest'
import { isPlainText } from './plain-text.ts'

describe('isPlainText', () => {
  it.each([
    ['ada@example.com', true],
    ['jörg@müller.example', true],
    ['jo\u0308rg@example.com', true],
    ['ａ@example.com', false],
    ['ada@exam\u00adple.com', false],
    ['ada\u200b@example.com', false],
    ['ada@ex\u{1d41a}mple.com', false],
  ])('of %s is %s', (text, plain) => {
    expect(isPlainText(text)).toBe(plain)
  })
})
