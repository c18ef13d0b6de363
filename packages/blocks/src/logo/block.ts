import type { BlockContext } from '../block-definition.ts'
import { defineBlock } from '../block-definition.ts'
import {
  alignment,
  choice,
  is,
  link,
  number,
  picture,
  text,
  toggle,
  type ValuesOf,
} from '../fields/index.ts'
import { linkTargets, resolveLink } from '../link/link.ts'
import { pictureOf } from '../picture.ts'
import { siteText } from '../site-facts.ts'
import css from './block.css'
import markup from './block.html'

const fields = {
  source: choice({
    label: 'Shows',
    options: { site: 'The site’s logo', own: 'A picture', title: 'The site’s title' },
    initial: 'site',
  }),
  assetId: picture({ shownWhen: { source: is('own') } }),
  altText: text({
    label: 'Description',
    hint: 'For people who cannot see it. Empty uses the site’s title.',
    isOptional: true,
    isSearched: false,
    maxLength: 200,
    shownWhen: { source: is('site', 'own') },
  }),
  height: number({ label: 'Height in pixels', min: 16, max: 400, step: 8, initial: 64 }),
  leadsHome: toggle({ label: 'Leads to the home page', initial: true }),
  link: link({ shownWhen: { leadsHome: is(false) } }),
  alignment: alignment({ label: 'Alignment', initial: 'left' }),
}
type LogoProps = ValuesOf<typeof fields>

/** The site's logo, another picture or the site's title, which lead to the home page. */
export const logoBlock = defineBlock({
  name: 'logo',
  label: 'Logo',
  summary: 'Your logo or the title of your site, as a link to the home page.',
  icon: 'Hexagon',
  paletteSection: 'links',
  keywords: ['brand', 'site title', 'mark'],
  hint: 'The site’s logo and title are chosen in the settings of the site.',
  fields,
  example: { source: 'own', altText: 'Clay & Co', height: 96 },
  size: { desktop: { w: 6, h: 3 }, phone: { h: 3 } },
  markup,
  css,
  context(props, context) {
    const { url, newWindow, isHome } = targetOf(props, context)
    const { data, mode, share, isEager, site, words } = context
    const siteTitle = siteText(site, 'website.siteTitle')
    const asset = props.source === 'own' ? data.assets.get(props.assetId) : undefined
    const altText = props.altText.trim() || siteTitle || asset?.altText || words.blockLogo
    const imageUrl = props.source === 'site' ? siteText(site, 'website.logoImageUrl') : ''
    return {
      picture: asset?.originalSize ? pictureOf(asset, { altText, share, isEager }) : null,
      imageUrl,
      altText,
      siteTitle: props.source === 'own' ? '' : siteTitle,
      height: props.height,
      alignment: props.alignment,
      url,
      newWindow,
      isHome,
      missing: mode === 'edit' && missingText(props, { isThere: asset !== undefined, siteTitle }),
    }
  },
  themeContext(props, context) {
    const { url = '', newWindow } = targetOf(props, context)
    const { data, site } = context
    const asset = props.source === 'own' ? data.assets.get(props.assetId) : undefined
    const siteLogo = props.source === 'site' ? siteText(site, 'website.logoImageUrl') : ''
    const siteTitle = siteText(site, 'website.siteTitle')
    return {
      logoImageUrl: asset?.assetUrl ?? siteLogo,
      logoImageId: asset?.id ?? '',
      altText: props.altText.trim() || siteTitle,
      siteTitle,
      logoHeight: props.height,
      logoAlignment: props.alignment,
      clickthroughUrl: url === '' ? null : { url, newWindow },
    }
  },
})

function targetOf({ leadsHome, link: { href, newWindow } }: LogoProps, { data }: BlockContext) {
  if (leadsHome) return { url: '/', newWindow: false, isHome: true }
  return { url: resolveLink(href, linkTargets(data)), newWindow, isHome: false }
}

function missingText(
  { source, assetId }: LogoProps,
  { isThere, siteTitle }: { isThere: boolean; siteTitle: string },
): string {
  if (source === 'own' && !isThere) {
    return assetId ? 'This picture was removed. Choose another.' : 'Choose a picture'
  }
  return source !== 'own' && siteTitle === '' ? 'Give your site a title in its settings' : ''
}
