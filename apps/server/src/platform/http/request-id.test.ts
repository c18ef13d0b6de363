import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createRequestIds } from './request-id.ts'

const idOf = createRequestIds(['127.0.0.0/8', '::1/128', '10.0.0.5'])

const from = (remoteAddress: string | undefined, given?: string) =>
  idOf({
    headers: given === undefined ? {} : { 'x-request-id': given },
    socket: { remoteAddress },
  } as unknown as IncomingMessage)

const GIVEN = '8f14e45fceea167a5a36dedd4bea2543'
const MADE = /^[0-9a-f-]{36}$/

describe('the id of a request', () => {
  it('is made where none came', () => {
    const [one, other] = [from('203.0.113.7'), from('203.0.113.7')]
    expect(one).toMatch(MADE)
    expect(one).not.toBe(other)
  })

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.0.0.5'])(
    'is that of a trusted proxy at %s',
    (address) => {
      expect(from(address, GIVEN)).toBe(GIVEN)
    },
  )

  it.each(['203.0.113.7', '10.0.0.6', '', undefined])('is made for a stranger at %s', (address) => {
    expect(from(address, GIVEN)).toMatch(MADE)
  })

  it.each(['short', 'ana@example.com-0123456', `${GIVEN}\n`, 'x'.repeat(65), `${GIVEN} ${GIVEN}`])(
    'is made where a proxy passed on %j',
    (given) => {
      expect(from('127.0.0.1', given)).toMatch(MADE)
    },
  )
})
