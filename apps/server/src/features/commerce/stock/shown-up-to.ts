import { DEFAULT_STORE_MERCHANDISING } from '@sitewright/core/commerce/merchandising'
import { sql } from 'kysely'

/** Units up to which every page shows a difference: it tells sold out, one left and more apart. */
const TOLD_APART = 1

/**
 * SQL of the most units of a row of `item` at which pages change with every unit: where it says that little is left,
 * as many as its store calls little.
 */
export const shownUpTo = sql<number>`coalesce((
  SELECT coalesce((store.merchandising ->> 'scarcityUpTo')::int,
    ${DEFAULT_STORE_MERCHANDISING.scarcityUpTo}::int)
  FROM product LEFT JOIN store_settings AS store ON store.website_id = product.website_id
  WHERE product.website_id = item.website_id AND product.id = item.id
    AND CASE product.merchandising ->> 'scarcity'
      WHEN 'shown' THEN true
      WHEN 'hidden' THEN false
      ELSE coalesce((store.merchandising ->> 'scarcityShownByDefault')::boolean, false) END
), ${TOLD_APART}::int)`
