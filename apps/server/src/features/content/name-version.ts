import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { lockDrafts } from './draft-table.ts'
import { fail } from './errors.ts'
import { findManifest, namePublication, otherNamed } from './publication-table.ts'

/** Gives a version a name, by which it is kept, or takes it away where that is empty. A site has a limited number of them. */
export async function nameVersion(
  site: SiteTx,
  { config }: Pick<App, 'config'>,
  { publicationId, name }: { readonly publicationId: Id; readonly name: string },
): Promise<void> {
  await lockDrafts(site)
  if (!(await findManifest(site, publicationId))) throw fail('publicationMissing')
  const isFull =
    name !== '' && (await otherNamed(site, publicationId)) >= config.keep.namedPublications
  if (isFull) throw fail('tooManyNamed')
  await namePublication(site, publicationId, name)
}
