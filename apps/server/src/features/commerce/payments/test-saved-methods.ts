/** Contract tests of providers that keep ways to pay, so that renewals can be charged without their shoppers. */

import { newId } from '@sitewright/core/id'
import { describe, expect, it } from 'vitest'
import type { Charge, SavedCharge } from './payment-provider.ts'
import type { ProviderUnderTest } from './test-provider.ts'

/** @param charge gives a new payment of EUR 25.00 by a token */
export function savedMethodSuite(
  name: string,
  test: ProviderUnderTest,
  charge: (token?: string) => Charge,
): void {
  const { tokens } = test
  const provider = () => test.provider()
  const setup = () => test.setup()
  const sum = { amountMinor: 2500, currency: 'EUR', reference: expect.stringMatching(/./) }

  describe(`${name}, as every provider that keeps ways to pay`, () => {
    const save = async (savesMethod: boolean) => {
      const one = { ...charge(tokens.captured ?? tokens.fields), savesMethod }
      const begun = await provider().start(one, setup())
      if (begun.state === 'action') await test.finish?.(one.paymentId)
      const found = await provider().find(one, setup())
      return found.state === 'captured' ? found.savedMethod : undefined
    }
    const renewal = (savedMethod: string): SavedCharge => {
      const { siteId, paymentId, amountMinor, currency } = charge()
      return { siteId, paymentId, amountMinor, currency, savedMethod }
    }
    const chargeSaved = (one: SavedCharge) => provider().chargeSaved?.(one, setup())

    it('keeps one only where it was asked to, under a name that is no secret of its owner', async () => {
      expect(await save(false)).toBeUndefined()
      const saved = await save(true)
      expect(saved).toEqual(expect.stringMatching(/./))
      for (const secret of Object.values(setup().keys)) expect(saved).not.toContain(secret)
    })

    it('charges it without its shopper, each payment once, and gives that back', async () => {
      const one = renewal((await save(true)) ?? '')
      const answers = await Promise.all(Array.from({ length: 3 }, () => chargeSaved(one)))
      for (const answer of [...answers, await provider().find(one, setup())]) {
        expect(answer).toMatchObject({ state: 'captured', ...sum })
        expect(answer).toEqual(answers[0])
      }
      const refund = { ...one, refundId: newId(), amountMinor: one.amountMinor }
      await provider().refund(refund, setup())
      await expect(provider().refund({ ...refund, refundId: newId() }, setup())).rejects.toThrow()
    })

    it('declines for good where the bank refuses it, or it was never kept', async () => {
      const saved = (await save(true)) ?? ''
      test.closeSaved?.(saved)
      for (const one of [renewal(saved), renewal('nobody/nothing')]) {
        const declined = await chargeSaved(one)
        expect(declined).toMatchObject({ state: 'declined' })
        expect(await chargeSaved(one)).toEqual(declined)
        expect(await provider().find(one, setup())).toEqual(declined)
      }
    })
  })
}
