import { liveSite } from './live-site.ts'
import type { RemoteSite } from './remote-site.ts'
import { savedSite } from './saved-site.ts'
import { saving } from './saving.ts'

/** Opens a published site, by its address or from a saved file. Throws one sentence where neither can be read. */
export async function openRemoteSite(
  source: string,
  { saveTo }: { saveTo?: string | undefined } = {},
): Promise<RemoteSite> {
  if (!/^https?:\/\//.test(source)) return savedSite(source)
  const site = await liveSite(new URL(source).origin)
  return saveTo === undefined ? site : saving(site, saveTo)
}
