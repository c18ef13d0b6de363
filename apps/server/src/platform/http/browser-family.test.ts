import { describe, expect, it } from 'vitest'
import { browserFamily } from './browser-family.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('browserFamily', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
      'Edge on Windows',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Version/19.0 Safari/604.1`,
      'Safari on iPhone',
    ],
    ['curl/8.5.0', ''],
    [undefined, ''],
  ])('of %s is "%s"', (userAgent, family) => {
    expect(browserFamily(userAgent)).toBe(family)
  })
})
