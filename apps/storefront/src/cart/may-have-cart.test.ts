// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { mayHaveCart } from './may-have-cart.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.Static = {}
})

describe('a cart that is worth asking for', () => {
  it.each([
    [false, 'of anybody', []],
    [true, 'of who put something in', ['hasCart=true']],
    [false, 'of who emptied it', ['hasCart=false']],
    [true, 'of who is signed in', ['SiteUserInfo={"authenticated":true,"siteUserId":"1"}']],
    [false, 'of who signed out', ['SiteUserInfo={"authenticated":false}']],
    [false, 'for a cookie that says nothing', ['SiteUserInfo=garbage', 'NotSiteUserInfo=1']],
    [false, 'for cookies that cannot be read', ['hasCart=%', 'SiteUserInfo=%']],
  ])('is %s %s', (isAsked, _whose, cookies) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies.join('; '))
    expect(mayHaveCart()).toBe(isAsked)
  })

  it('is there for nobody while the site sells nothing', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('hasCart=true')
    window.Static = { SQUARESPACE_CONTEXT: { sellsNothing: true } }
    expect(mayHaveCart()).toBe(false)
  })
})
