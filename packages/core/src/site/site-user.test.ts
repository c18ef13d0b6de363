import { describe, expect, it } from 'vitest'
import { isSignedIn, readSiteUser } from './site-user.ts'

const cookie = (value: unknown) => `SiteUserInfo=${encodeURIComponent(JSON.stringify(value))}`
const member = { authenticated: true, siteUserId: '5f1' }

describe('who is signed in, as scripts read it', () => {
  it.each([
    ['alone', cookie(member)],
    ['among others', `crumb=a; ${cookie(member)}; hasCart=true`],
    ['not encoded', `SiteUserInfo=${JSON.stringify(member)}`],
  ])('is read from the cookie, %s', (_how, cookies) => {
    expect(readSiteUser(cookies)).toEqual(member)
    expect(isSignedIn(cookies)).toBe(true)
  })

  it('says that nobody is signed in', () => {
    expect(readSiteUser(cookie({ authenticated: false }))).toEqual({
      authenticated: false,
      siteUserId: undefined,
    })
    expect(isSignedIn(cookie({ authenticated: false, siteUserId: '5f1' }))).toBe(false)
  })

  it.each([
    '',
    'SiteUserInfo=',
    'SiteUserInfo=garbage',
    'SiteUserInfo=%',
    'SiteUserInfo=null',
    'SiteUserInfo=true',
    'SiteUserInfo="authenticated"',
    'SiteUserInfo={"authenticated":"true"}',
    'SiteUserInfo={"authenticated":1}',
    `Not${cookie(member)}`,
    `NotSiteUserInfo=; x=${cookie(member)}`,
    `siteuserinfo=${cookie(member).slice('SiteUserInfo='.length)}`,
  ])('is absent for %j', (cookies) => {
    expect(readSiteUser(cookies)).toBeUndefined()
    expect(isSignedIn(cookies)).toBe(false)
  })
})
