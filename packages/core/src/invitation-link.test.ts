import { expect, it } from 'vitest'
import { newId } from './id.ts'
import { invitationToken, readInvitationToken } from './invitation-link.ts'

const secret = 'x'.repeat(43)

it('names its site', () => {
  const siteId = newId()
  expect(readInvitationToken(invitationToken(siteId, secret))).toEqual({ siteId, secret })
})

it.each(['', secret, `${newId()}.short`, `${newId()}.${secret}x`, `zz.${secret}`])(
  'is nothing else: %j',
  (text) => {
    expect(readInvitationToken(text)).toBeUndefined()
  },
)
