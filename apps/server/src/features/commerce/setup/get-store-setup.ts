import { getStoreSetup as contract } from '@sitewright/api/commerce/get-store-setup'
import { requiresShipping } from '@sitewright/core/commerce/product-types'
import { CHARGES_NO_TAX, SETUP_NAMESPACE, setupOf } from '@sitewright/core/commerce/store-setup'
import { sql } from 'kysely'
import type { SiteTx } from '../../../platform/database.ts'
import { ownerCall } from '../../../platform/http/route.ts'
import { siteWithId } from '../../sites/index.ts'
import { storeSettings } from '../catalog/store-settings-table.ts'
import { isTest, offeredMethods } from '../payments/payment-method.ts'
import { preferencesIn } from '../preferences/preference-table.ts'
import { zonesOf } from '../pricing/ask-zones.ts'

export const getStoreSetup = ownerCall(contract, async (_input, { app, siteId, inSite }) => {
  const row = await siteWithId(app.database.global, siteId)
  return inSite(async (site) => {
    const counts = await countsByType(site)
    const sum = (name: 'products' | 'visible') =>
      counts.reduce((total, count) => total + count[name], 0)
    const methods = await offeredMethods(app, site)
    const isReal = methods.some((method) => !isTest(method))
    const { shippingZones, taxZones } = await zonesOf(site)
    const said = await preferencesIn(site, SETUP_NAMESPACE)
    const steps = setupOf({
      products: sum('products'),
      visibleProducts: sum('visible'),
      sendsGoods: counts.some(({ type }) => requiresShipping(type)),
      country: (await storeSettings(site)).country,
      ratesByZone: shippingZones.map(({ rates }) => rates.length),
      taxZones: taxZones.length,
      chargesNoTax: said[CHARGES_NO_TAX] === true,
      payment: isReal ? 'real' : methods.length > 0 ? 'practice' : 'none',
      hasRefusedKeys: methods.some(({ setup }) => setup.isRefused),
      isPublished: row?.publicationId !== undefined,
    })
    return { steps: steps.map((step) => ({ ...step, missing: [...step.missing] })) }
  })
})

/** Number of products by type, and of those that visitors see now or on their date. One statement. */
async function countsByType({ id, db }: SiteTx) {
  const { rows } = await sql<{ type: number; products: number; visible: number }>`
    SELECT type, count(*)::integer AS products, count(visible_from)::integer AS visible
    FROM item JOIN product USING (website_id, id)
    WHERE website_id = ${id} AND NOT is_removed
    GROUP BY type`.execute(db)
  return rows
}
