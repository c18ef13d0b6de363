import { CallFailure } from '@sitewright/api/client'
import { describe, expect, it } from 'vitest'
import { withFreeSkus } from './made-up-skus.ts'

const product = (...skus: string[]) => ({ variants: skus.map((sku) => ({ sku })) })

/** A shop that refuses SKUs as the server does: the first that is taken, by its place. */
const shopWith =
  (...taken: string[]) =>
  async ({ variants }: ReturnType<typeof product>) => {
    const place = variants.findIndex(({ sku }) => taken.includes(sku))
    if (place < 0) return variants.map(({ sku }) => sku)
    const errors = { [`variants.${place}.sku`]: 'Taken' }
    throw new CallFailure({ status: 409, code: 'skuTaken', message: 'Taken', errors } as never)
  }

describe('SKUs that were made up', () => {
  it.each([
    ['stay where nobody has them', product('BOWL'), [0], ['BOWL']],
    ['get the next free number', product('MUG'), [0], ['MUG-3']],
    [
      'do not become that of a variant beside them',
      product('MUG', 'MUG-3'),
      [0],
      ['MUG-4', 'MUG-3'],
    ],
    [
      'change alone, each in its turn',
      product('MUG', 'CUP', 'PLATE'),
      [0, 1],
      ['MUG-3', 'CUP-2', 'PLATE'],
    ],
  ])('%s', async (_, sent, madeUp, stored) => {
    const send = shopWith('MUG', 'MUG-2', 'CUP')
    expect(await withFreeSkus(sent, madeUp, send)).toEqual(stored)
  })

  it('leave what the owner typed to the owner', async () => {
    const saving = withFreeSkus(product('MUG'), [], shopWith('MUG'))
    await expect(saving).rejects.toMatchObject({ code: 'skuTaken' })
  })
})
