import type { Rendering } from '../rendering.ts'
import { siteLook } from './site-look.ts'

/**
 * Prefetch: compiles a site's styles as soon as this node hears of a publication, so that no visitor waits for them. Only for
 * sites that visitors of this node have asked for.
 */
export function keepStylesReady(
  rendering: Pick<Rendering, 'app' | 'sites' | 'contents' | 'themes' | 'turns' | 'styles'>,
): void {
  const { sites, styles } = rendering
  sites.onPublication((site) => {
    const compile = async () => styles.of(await siteLook(rendering, site))
    // The next visitor's request tries again and reports the failure.
    compile().catch(() => {})
  })
}
