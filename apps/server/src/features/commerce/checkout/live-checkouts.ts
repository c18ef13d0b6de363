import { LIVE_CHECKOUTS } from '@sitewright/core/commerce/states'
import { sql } from 'kysely'

/**
 * Whether a checkout is its cart's current one. The states stand in the text, since the index of current checkouts is used by
 * no kept plan that has them for parameters.
 */
export const IS_LIVE = sql<boolean>`checkout.state IN (${sql.join(LIVE_CHECKOUTS.map((state) => sql.lit(state)))})`
