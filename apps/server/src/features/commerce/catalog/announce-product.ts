import type { Id } from '@sitewright/core/id'
import type { SiteTx } from '../../../platform/database.ts'
import { announceChange } from '../../../platform/events.ts'

/** Pages that show the product, or its store, are out of date once this transaction commits. */
export async function announceProduct(
  site: SiteTx,
  { id, collectionId }: { id: Id; collectionId: Id },
): Promise<void> {
  await announceChange(site, [`item:${id}`, `collection:${collectionId}`])
}
