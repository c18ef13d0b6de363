import { getMoneyExamples as contract } from '@sitewright/api/sites/get-money-examples'
import { minor } from '@sitewright/core/money'
import { formatMoney } from '@sitewright/core/money-format'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { moneyFormatOf } from '@sitewright/page/data/money-format'
import { ownerCall } from '../../platform/http/route.ts'
import { storeSettings } from '../commerce/index.ts'

/** Amount of the examples: it has grouped digits and, where the currency has one, a fraction. */
const EXAMPLE = minor(123_450)

export const getMoneyExamples = ownerCall(contract, async ({ language }, { inSite }) => {
  const { currency } = await inSite(storeSettings)
  const write = (useCLDRMoneyFormat: boolean) =>
    formatMoney(
      EXAMPLE,
      moneyFormatOf({ ...DEFAULT_SITE_SETTINGS, useCLDRMoneyFormat, language }, currency),
    )
  return { ofLanguage: write(true), ofCurrency: write(false) }
})
