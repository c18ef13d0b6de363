import { readPageUrl } from '@sitewright/page/address/page-url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStaticFiles } from './static-files.ts'

const FILES = new Map([
  ['/assets/mark.svg', Buffer.from('<svg/>')],
  ['/scripts/site.js', Buffer.from('1;'.repeat(500))],
])
const files = createStaticFiles(FILES, { isHashed: true })

describe('static files', () => {
  it('are served with their type, for good, and as nothing but that', async () => {
    const { heads, text } = files.find('/scripts/site.js') ?? {}
    const headers = heads?.identity.headers.join('\n')
    expect(headers).toContain('text/javascript; charset=utf-8')
    expect(headers).toContain('immutable')
    expect(headers).toContain('nosniff')
    expect((await text?.in('br'))?.length).toBeLessThan(FILES.get('/scripts/site.js')?.length ?? 0)
  })

  it('do not run what is written in a picture', () => {
    const { heads } = files.find('/assets/mark.svg') ?? {}
    expect(heads?.identity.headers.join('\n')).toContain("default-src 'none'")
  })

  it('never lead anywhere but to themselves', () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '/',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      '\0',
      '%00',
      'assets',
      'mark.svg',
      '__proto__',
      'etc/passwd',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const path = readPageUrl(`/assets/${pieces.join('')}`)?.path
        if (path !== undefined && !FILES.has(path)) expect(files.find(path)).toBeUndefined()
      }),
    )
  })
})
