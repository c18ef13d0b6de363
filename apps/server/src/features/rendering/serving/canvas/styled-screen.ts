/** Screens of a site that are no pages of its own, in the drafted style: for the frame beside the style panel. */

import type { StyledScreen } from '@sitewright/core/site/tweak-events'
import {
  allPlatformStyles,
  type ClosedSite,
  lockScreenPage,
  type PlatformPage,
  platformLinks,
  platformPage,
  withPlatformStyles,
} from '@sitewright/page'
import type { SiteContent } from '@sitewright/page/data/site-content'
import { loadDraftSite } from '../../../content/index.ts'
import type { LiveSite } from '../../../sites/index.ts'
import { popupOf } from '../answers/popup-page.ts'
import type { PreparedResponse } from '../http/prepared-response.ts'
import type { Rendering } from '../rendering.ts'
import { sampleCheckout } from '../shop/sample-checkout.ts'
import { scriptlessPreview } from './scriptless-preview.ts'

type Page = Omit<PlatformPage, 'nonce'>

const PAGES: Readonly<
  Record<
    StyledScreen,
    (
      rendering: Rendering,
      closed: ClosedSite & { site: LiveSite },
      content: SiteContent,
    ) => Page | Promise<Page>
  >
> = {
  checkout: (rendering, { site }) => sampleCheckout(rendering, site),
  'lock-screen': (_rendering, closed) =>
    lockScreenPage(closed, { isWholeSite: true, next: '/' }).page,
  'popup-overlay': ({ app }, { site }, content) =>
    popupOf({ app, site, content: async () => content }),
}

export async function styledScreen(
  rendering: Rendering,
  site: LiveSite,
  { screen, nonce }: { readonly screen: StyledScreen; readonly nonce: string },
): Promise<PreparedResponse> {
  const { app, themes } = rendering
  const content = await app.database.inSite(site.id, loadDraftSite)
  const theme = await themes.themeOf(site.id, content.style.theme)
  const styles = await rendering.styles.drafted({ siteId: site.id, theme, style: content.style })
  const closed = { site, published: { theme, content }, now: app.clock.now() }
  const page = await PAGES[screen](rendering, closed, content)
  const html = platformPage(
    { ...page, nonce: '' },
    {
      site,
      siteTitle: content.header.title || site.title,
      styles,
      links: platformLinks(content),
    },
  )
  const styled = withPlatformStyles(html, styles.path, allPlatformStyles(theme))
  return scriptlessPreview(rendering, site, styled, { nonce, entry: 'styled-screen' })
}
