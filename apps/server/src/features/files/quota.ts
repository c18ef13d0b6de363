import { fileSize } from '@sitewright/core/files/file-size'
import type { SiteTx } from '../../platform/database.ts'
import type { Config } from '../../platform/settings/config.ts'
import { usageOf } from './asset-table.ts'
import { fail } from './errors.ts'

/** Throws when `added` more exceeds the site's quota. The answer holds while the caller has `lockFiles`. */
export async function requireRoom(
  site: SiteTx,
  { filesPerSite }: Pick<Config, 'filesPerSite'>,
  added: { readonly count: number; readonly bytes: number },
): Promise<void> {
  const { count, bytes } = await usageOf(site)
  if (bytes + added.bytes > filesPerSite.bytes) throw full(fileSize(filesPerSite.bytes))
  if (count + added.count > filesPerSite.count) throw full(`${filesPerSite.count} files`)
}

function full(most: string) {
  const message = `Your site has no room for that file: it may keep ${most}. Delete files that you no longer use and empty the trash, then try again.`
  return fail('filesFull', { message })
}
