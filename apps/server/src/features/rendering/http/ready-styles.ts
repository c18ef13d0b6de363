import { touchesSite } from '../../../platform/events.ts'
import type { Rendering } from '../services.ts'
import { siteLook } from './site-look.ts'

/**
 * Compiles what a site has published as soon as that is announced, on whichever node: no visitor waits for it. Only for
 * sites that visitors of this node have asked for.
 */
export function keepStylesReady(
  rendering: Pick<Rendering, 'app' | 'sites' | 'contents' | 'themes' | 'turns' | 'styles'>,
): void {
  const { app, sites, contents, styles } = rendering
  app.events.onChange((change) => {
    const { siteId } = change
    if (siteId === undefined || !touchesSite(change) || !contents.lastOf(siteId)) return
    const compile = async () => {
      const site = await sites.byId(siteId)
      if (site?.publicationId !== undefined) await styles.of(await siteLook(rendering, site))
    }
    // Whoever comes then asks for it again, and is told.
    compile().catch(() => {})
  })
}
