/** What every payment provider must keep to. A new provider passes it before it moves any money. */

import { newId } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import { describe, expect, it } from 'vitest'
import type { Charge, PaymentProvider } from './payment-provider.ts'

export interface ProviderUnderTest {
  provider(): PaymentProvider
  siteId(): string
  /** Tokens that lead to each end; providers without one leave it out. */
  readonly tokens: {
    readonly approved: string
    readonly declined: string
    readonly pending?: string
    readonly lost?: string
  }
}

export function paymentProviderSuite(name: string, test: ProviderUnderTest): void {
  const { tokens } = test
  const charge = (token: string): Charge => ({
    siteId: test.siteId(),
    paymentId: newId(),
    amountMinor: minor(2500),
    currency: 'EUR',
    token,
  })

  describe(`${name}, as every provider`, () => {
    it('takes tokens of its own and no others', () => {
      expect(test.provider().accepts(tokens.approved)).toBe(true)
      expect(test.provider().accepts(`not-${tokens.approved}`)).toBe(false)
    })

    it('captures the amount that was asked for, and finds it again', async () => {
      const one = charge(tokens.approved)
      const answer = await test.provider().start(one)
      expect(answer).toMatchObject({ state: 'captured', amountMinor: 2500, currency: 'EUR' })
      expect(await test.provider().find(one)).toEqual(answer)
    })

    it('captures once, however often it is asked', async () => {
      const one = charge(tokens.approved)
      const answers = await Promise.all(Array.from({ length: 5 }, () => test.provider().start(one)))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    })

    it('declines, and a later charge of the same payment changes nothing', async () => {
      const one = charge(tokens.declined)
      expect(await test.provider().start(one)).toEqual({ state: 'declined' })
      const again = await test.provider().start({ ...one, token: tokens.approved })
      expect(again).toEqual({ state: 'declined' })
    })

    it('has never heard of a payment that was not begun', async () => {
      expect(await test.provider().find(charge(tokens.approved))).toEqual({ state: 'unknown' })
    })

    it('gives up what has not happened, for good', async () => {
      const one = charge(tokens.approved)
      expect(await test.provider().cancel(one)).toEqual({ state: 'cancelled' })
      expect(await test.provider().start(one)).toEqual({ state: 'cancelled' })
      expect(await test.provider().cancel(one)).toEqual({ state: 'cancelled' })
    })

    it('does not give up what has happened', async () => {
      const one = charge(tokens.approved)
      await test.provider().start(one)
      expect(await test.provider().cancel(one)).toMatchObject({ state: 'captured' })
    })

    it('either captures or gives up when both are asked at once', async () => {
      const one = charge(tokens.approved)
      const [started, cancelled] = await Promise.all([
        test.provider().start(one),
        test.provider().cancel(one),
      ])
      expect(cancelled).toEqual(started)
      expect(await test.provider().find(one)).toEqual(started)
    })

    it('pays a refund once', async () => {
      const one = charge(tokens.approved)
      await test.provider().start(one)
      const refund = { ...one, refundId: newId(), amountMinor: minor(1000) }
      await test.provider().refund(refund)
      await test.provider().refund(refund)
      await test.provider().refund({ ...refund, refundId: newId() })
      await expect(test.provider().refund({ ...refund, refundId: newId() })).rejects.toThrow()
    })

    it.runIf(tokens.pending)('says that it has not decided, and can still give it up', async () => {
      const one = charge(tokens.pending ?? '')
      expect(await test.provider().start(one)).toEqual({ state: 'pending' })
      expect(await test.provider().cancel(one)).toEqual({ state: 'cancelled' })
    })

    it.runIf(tokens.lost)('has captured what it never answered about', async () => {
      const one = charge(tokens.lost ?? '')
      await expect(test.provider().start(one)).rejects.toThrow()
      expect(await test.provider().find(one)).toMatchObject({ state: 'captured' })
    })
  })
}
