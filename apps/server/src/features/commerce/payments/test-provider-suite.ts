/** Contract tests that every payment provider passes before it moves any money. */

import type { Id } from '@sitewright/core/id'
import { newId } from '@sitewright/core/id'
import { minor } from '@sitewright/core/money'
import { describe, expect, it } from 'vitest'
import type { Charge, EventDelivery, PaymentSetup } from './payment-provider.ts'
import { tokensOf } from './providers.ts'
import type { ProviderUnderTest } from './test-provider.ts'
import { savedMethodSuite } from './test-saved-methods.ts'

/** Makes the cases of what the provider has, so that none is skipped. */
export function paymentProviderSuite(name: string, test: ProviderUnderTest): void {
  const { tokens } = test
  const anyToken = Object.values(tokens)[0] ?? ''
  const provider = () => test.provider()
  const setup = () => test.setup()
  const charge = (token = anyToken): Charge => ({
    siteId: setup().siteId,
    paymentId: newId(),
    amountMinor: minor(2500),
    currency: 'EUR',
    token,
    returnUrl: 'https://shop.example/order/abc',
  })
  const start = (one: Charge) => provider().start(one, setup())
  const find = (one: Charge) => provider().find(one, setup())
  const cancel = (one: Charge) => provider().cancel(one, setup())
  const capture = (one: Charge) => provider().capture(one, setup())
  /** A payment whose money is there: at once, or after the shopper has done what was asked for. */
  const paid = async () => {
    const one = charge(tokens.captured ?? tokens.fields)
    const begun = await start(one)
    if (begun.state === 'action') await test.finish?.(one.paymentId)
    return one
  }
  const sum = { amountMinor: 2500, currency: 'EUR', reference: expect.stringMatching(/./) }

  describe(`${name}, as every provider`, () => {
    it('has a name for itself, for owners and for shoppers, and tokens that are its own', () => {
      const { code, about, defaults } = provider()
      expect(code).toMatch(/^[a-z][a-z0-9-]{0,39}$/)
      expect([about.name, about.summary, defaults.title]).not.toContain('')
      const own = tokensOf(provider())
      expect(own).toEqual(expect.arrayContaining(Object.values(tokens)))
      expect(own.filter((token) => token !== code && !token.startsWith(`${code}-`))).toEqual([])
      expect(new Set(own).size).toBe(own.length)
    })

    it('asks its owner for each thing once, and lets pages reach https hosts at most', () => {
      const { fields, sources } = provider()
      expect(new Set(fields.map((field) => field.name)).size).toBe(fields.length)
      const standIn = test.standIn?.()
      for (const source of Object.values(sources).flat()) {
        if (source === standIn) continue
        expect(source).toMatch(/^https:\/\/[a-z0-9*.-]+$/)
      }
    })

    it('draws wallets by a module of its sources, if any, and gives it no secret', () => {
      const express = provider().express?.(setup())
      const said = JSON.stringify(express ?? null)
      for (const secret of Object.values(setup().keys)) expect(said).not.toContain(secret)
      const { script } = provider().sources
      if (express) expect(script).toContain(new URL(express.module).origin)
    })

    it('tells shoppers no secret, and nobody that it is not set up', () => {
      const { siteId, values, keys } = setup()
      const words = provider().sentence({ siteId, values, keys })
      for (const secret of Object.values(keys)) expect(words).not.toContain(secret)
      expect(provider().sentence({ siteId, values: {}, keys: {} })).toEqual(expect.any(String))
    })

    it('has never heard of a payment that was not begun', async () => {
      expect(await find(charge())).toEqual({ state: 'unknown' })
      expect(await capture(charge())).toEqual({ state: 'unknown' })
    })

    it('answers one payment alike, however often and at once it is begun', async () => {
      for (const token of Object.values(tokens).filter((one) => one !== tokens.lost)) {
        const one = charge(token)
        const answers = await Promise.all(Array.from({ length: 5 }, () => start(one)))
        expect(
          new Set([...answers, await find(one)].map((answer) => JSON.stringify(answer))),
        ).toEqual(new Set([JSON.stringify(answers[0])]))
      }
    })

    it('gives up what has not happened, for good', async () => {
      const one = charge()
      expect(await cancel(one)).toEqual({ state: 'cancelled' })
      expect(await start(one)).toEqual({ state: 'cancelled' })
      expect(await cancel(one)).toEqual({ state: 'cancelled' })
      expect(await capture(one)).toEqual({ state: 'cancelled' })
    })

    if (tokens.captured) {
      describe('that takes money at once', () => {
        it('captures the amount that was asked for, and finds it again', async () => {
          const one = charge(tokens.captured)
          expect(await start(one)).toEqual({ state: 'captured', ...sum })
          expect(await capture(one)).toEqual(await find(one))
        })

        it('does not give up what has happened', async () => {
          const one = charge(tokens.captured)
          await start(one)
          expect(await cancel(one)).toMatchObject({ state: 'captured' })
        })

        it('either captures or gives up when both are asked at once', async () => {
          const one = charge(tokens.captured)
          const [started, cancelled] = await Promise.all([start(one), cancel(one)])
          expect(cancelled).toEqual(started)
          expect(await find(one)).toEqual(started)
        })
      })
    }

    if (tokens.declined) {
      it('declines, and a later charge of the same payment changes nothing', async () => {
        const one = charge(tokens.declined)
        expect(await start(one)).toMatchObject({ state: 'declined' })
        expect(await start({ ...one, token: anyToken })).toMatchObject({ state: 'declined' })
      })
    }

    describe.each((['authorized', 'awaited'] as const).filter((end) => tokens[end]))(
      'whose money is %s first',
      (end) => {
        const begun = async () => {
          const one = charge(tokens[end])
          expect(await start(one)).toEqual({ state: end, ...sum })
          return one
        }

        it('has it captured once, and does not give it up after that', async () => {
          const one = await begun()
          expect(await capture(one)).toEqual({ state: 'captured', ...sum })
          expect(await capture(one)).toEqual({ state: 'captured', ...sum })
          expect(await cancel(one)).toEqual({ state: 'captured', ...sum })
        })

        it('gives it up, and does not capture it after that', async () => {
          const one = await begun()
          expect(await cancel(one)).toEqual({ state: 'cancelled' })
          expect(await capture(one)).toEqual({ state: 'cancelled' })
          expect(await start(one)).toEqual({ state: 'cancelled' })
        })

        it('either captures it or gives it up when both are asked at once', async () => {
          const one = await begun()
          const [captured, cancelled] = await Promise.all([capture(one), cancel(one)])
          expect(cancelled).toEqual(captured)
          expect(await find(one)).toEqual(captured)
        })
      },
    )

    describe.each((['redirect', 'fields'] as const).filter((end) => tokens[end]))(
      'that asks the shopper by %s',
      (end) => {
        it('asks for the same until it is done, then has the money', async () => {
          const one = charge(tokens[end])
          const asked = await start(one)
          expect(asked).toMatchObject({ state: 'action', action: { kind: end } })
          expect(await find(one)).toEqual(asked)
          await test.finish?.(one.paymentId)
          expect(await find(one)).toMatchObject({ state: 'captured', ...sum })
        })

        it('gives it up as long as the shopper has not done it', async () => {
          const one = charge(tokens[end])
          await start(one)
          expect(await cancel(one)).toEqual({ state: 'cancelled' })
          expect(await find(one)).toEqual({ state: 'cancelled' })
        })

        it('tells the shopper’s browser no secret', async () => {
          const asked = JSON.stringify(await start(charge(tokens[end])))
          for (const secret of Object.values(setup().keys)) expect(asked).not.toContain(secret)
        })
      },
    )

    if (tokens.pending) {
      it('says that it has not decided, and can still give it up', async () => {
        const one = charge(tokens.pending)
        expect(await start(one)).toEqual({ state: 'pending' })
        expect(await cancel(one)).toEqual({ state: 'cancelled' })
      })
    }

    if (tokens.lost) {
      it('has captured what it never answered about', async () => {
        const one = charge(tokens.lost)
        await expect(start(one)).rejects.toThrow()
        expect(await find(one)).toMatchObject({ state: 'captured' })
      })
    }

    if (test.refunds === 'itself') {
      it('pays a refund once, and all refunds together no more than was taken', async () => {
        const refund = { ...(await paid()), refundId: newId(), amountMinor: minor(1000) }
        const pay = (refundId = newId()) => provider().refund({ ...refund, refundId }, setup())
        await pay(refund.refundId)
        await pay(refund.refundId)
        await pay()
        await expect(pay()).rejects.toThrow()
      })

      it('sends back nothing that it has not taken', async () => {
        const refund = { ...charge(), refundId: newId(), amountMinor: minor(1000) }
        await expect(provider().refund(refund, setup())).rejects.toThrow()
        await cancel(refund)
        await expect(provider().refund(refund, setup())).rejects.toThrow()
      })
    }

    if (test.refunds === 'byHand') {
      it('says that it sends nothing back by itself', async () => {
        const refund = { ...charge(), refundId: newId(), amountMinor: minor(1000) }
        await expect(provider().refund(refund, setup())).rejects.toThrow(/by hand/)
      })
    }

    if (test.deliver) {
      describe('that tells by itself what happened', () => {
        const read = (delivery: EventDelivery, keys = setup().keys) =>
          provider().readEvent?.(delivery, { ...setup(), keys })
        const delivered = (paymentId?: Id) => test.deliver?.(paymentId) as EventDelivery

        it('names its event and the payment, and an event about nothing of ours without one', async () => {
          const paymentId = newId()
          const delivery = delivered(paymentId)
          const event = await read(delivery)
          expect(event).toEqual({ id: expect.stringMatching(/./), paymentId })
          expect(await read(delivery)).toEqual(event)
          expect(await read(delivered())).toEqual({ id: expect.any(String), paymentId: undefined })
        })

        it('believes nothing that was changed, is old, or proves itself with another secret', async () => {
          const delivery = delivered(newId())
          const others = Object.fromEntries(
            Object.keys(setup().keys).map((key) => [key, 'another secret']),
          )
          const forged: readonly [EventDelivery, PaymentSetup['keys']?][] = [
            [{ ...delivery, body: Buffer.concat([delivery.body, Buffer.from(' ')]) }],
            [{ ...delivery, body: Buffer.alloc(0) }],
            [{ ...delivery, headers: {} }],
            [{ ...delivery, now: delivery.now + 24 * 3_600_000 }],
            [delivery, others],
          ]
          for (const [one, keys] of forged) expect(await read(one, keys)).toBeUndefined()
        })
      })
    }
  })
  if (test.closeSaved) savedMethodSuite(name, test, charge)
}
