import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { encodedText } from './encoded-text.ts'

const TEXT = Buffer.from('<p>Tea for two</p>'.repeat(500))

describe('a text in its encodings', () => {
  it('is made in each once, for all who ask at the same time', async () => {
    const text = encodedText(TEXT)
    const [first, second] = await Promise.all([text.in('br'), text.in('br')])
    expect(second).toBe(first)
    expect(text.in('br')).toBe(first)
    expect(brotliDecompressSync(first).equals(TEXT)).toBe(true)
  })

  it('is the same in all, whichever was asked for first', async () => {
    for (const order of [
      ['br', 'gzip', 'identity'],
      ['gzip', 'identity', 'br'],
      ['identity', 'br', 'gzip'],
    ] as const) {
      const text = encodedText(TEXT)
      for (const encoding of order) await text.in(encoding)
      expect((await text.in('identity')).equals(TEXT)).toBe(true)
      expect(gunzipSync(await text.in('gzip')).equals(TEXT)).toBe(true)
      expect(brotliDecompressSync(await text.in('br')).equals(TEXT)).toBe(true)
    }
  })

  it('takes no more memory than what was asked for, and says when that changes', async () => {
    const text = encodedText(TEXT)
    expect(text.bytes).toBe(TEXT.length)
    const sizes: number[] = []
    text.onResize = vi.fn(() => sizes.push(text.bytes))
    const gzip = await text.in('gzip')
    const br = await text.in('br')
    await text.in('identity')
    expect(sizes).toEqual([
      gzip.length,
      gzip.length + br.length,
      gzip.length + br.length + TEXT.length,
    ])
  })
})
