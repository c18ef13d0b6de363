import type { Rendering } from '../rendering.ts'
import { siteLook } from './site-look.ts'

/**
 * Compiles what a site has published as soon as this node hears of it, so that no visitor waits for it. Only for sites
 * that visitors of this node have asked for.
 */
export function keepStylesReady(
  rendering: Pick<Rendering, 'app' | 'sites' | 'contents' | 'themes' | 'turns' | 'styles'>,
): void {
  const { sites, styles } = rendering
  sites.onPublication((site) => {
    const compile = async () => styles.of(await siteLook(rendering, site))
    // Whoever comes then asks for it again, and is told.
    compile().catch(() => {})
  })
}
