// @vitest-environment happy-dom
import type { CookieBannerMode } from '@sitewright/core/site/consent'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentConsent, isAllowed, keepConsent, whenAllowed } from './consent.ts'

const site = (mode?: CookieBannerMode, version = 1) => {
  const chosen = mode && mode !== 'off' && { cookieSettings: { mode, version } }
  window.Static = { SQUARESPACE_CONTEXT: { ...chosen } }
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: The test begins without a choice.
  document.cookie = 'ss_cookieAllowed=; Max-Age=0; Path=/'
})

describe('consent', () => {
  it.each([
    ['off', false],
    ['inform', true],
    ['ask', false],
  ] as const)('before a choice, with the banner %s, is %s', (mode, answer) => {
    site(mode)
    expect(isAllowed('necessary')).toBe(true)
    expect(isAllowed('content')).toBe(answer)
  })

  it('is for the purposes that were chosen, and no others', () => {
    site('ask')
    keepConsent(['content'])
    expect([isAllowed('content'), isAllowed('marketing')]).toEqual([true, false])
  })

  it('is asked for anew once the policy has changed', () => {
    site('ask')
    keepConsent()
    site('ask', 2)
    expect([currentConsent(), isAllowed('content')]).toEqual([undefined, false])
  })

  it('starts what waits for it once, and not what was called off', () => {
    site('ask')
    const ran: string[] = []
    whenAllowed('content', () => ran.push('video'))
    whenAllowed('content', () => ran.push('map'))()
    keepConsent(['statistics'])
    expect(ran).toEqual([])
    keepConsent(['content'])
    keepConsent(['content'])
    expect(ran).toEqual(['video'])
  })
})
