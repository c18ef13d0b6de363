import type { BlockTypeName } from '@sitewright/core/enumerations'
import { type BlockContext, type BlockDescription, defineBlock } from '../block-definition.ts'
import {
  address,
  alignment,
  choice,
  is,
  isNot,
  list,
  text,
  toggle,
  type ValuesOf,
} from '../fields/index.ts'
import { siteList } from '../site-facts.ts'
import css from './block.css'
import markup from './block.html'
import { drawnProfile, type Profile, profileAt, profilesOf } from './profile.ts'

const fields = {
  source: choice({
    label: 'Profiles',
    options: { site: 'The site’s profiles', own: 'Chosen' },
    initial: 'site',
  }),
  accounts: list({
    label: 'Chosen profiles',
    hint: 'The icon follows from the address.',
    entryLabel: 'Profile',
    namedBy: 'address',
    max: 40,
    fields: {
      address: address({
        label: 'Address',
        hint: 'Of a profile, a website or for mail.',
        example: 'instagram.com/your-name',
        takesMail: true,
      }),
      label: text({
        label: 'Name',
        hint: 'Empty uses the name of the service.',
        isOptional: true,
        isSearched: false,
        maxLength: 100,
      }),
    },
    shownWhen: { source: is('own') },
  }),
  style: choice({
    label: 'Style',
    options: { regular: 'Icon', solid: 'Filled', border: 'Outline', knockout: 'Cut out' },
    initial: 'regular',
  }),
  shape: choice({
    label: 'Shape',
    options: { circle: 'Circle', rounded: 'Rounded', square: 'Square' },
    initial: 'circle',
    shownWhen: { style: isNot('regular') },
  }),
  color: choice({
    label: 'Colour',
    options: { text: 'Like the words', standard: 'The services’ own' },
    initial: 'text',
  }),
  size: choice({
    label: 'Size',
    options: { small: 'Small', medium: 'Medium', large: 'Large', 'extra-large': 'Larger' },
    initial: 'medium',
  }),
  showNames: toggle({ label: 'Names beside the icons', initial: false }),
  alignment: alignment({ label: 'Alignment', initial: 'left' }),
}
type SocialProps = ValuesOf<typeof fields>

const described = (
  name: BlockTypeName,
  replacedBy?: BlockTypeName,
): BlockDescription<typeof fields> => ({
  name,
  label: 'Social links',
  summary: 'Icons that lead to your profiles elsewhere.',
  icon: 'Share2',
  paletteSection: 'links',
  keywords: ['facebook', 'instagram', 'icons', 'profiles', 'follow', 'accounts'],
  hint: 'The site’s profiles are entered once, in the settings of the site.',
  ...(replacedBy && { replacedBy }),
  fields,
  example: {
    source: 'own',
    accounts: [
      'https://www.instagram.com/clay',
      'https://www.youtube.com/@clay',
      'https://www.pinterest.com/clay',
      'mailto:hello@example.com',
    ].map((address) => ({ address, label: '' })),
    style: 'solid',
    color: 'standard',
  },
  size: { desktop: { w: 8, h: 2 }, phone: { h: 2 } },
  markup,
  css,
  context(props, context) {
    const { style, shape, color, size, showNames, alignment } = props
    const profiles = profilesIn(props, context)
    return {
      profiles: profiles.map((profile) => drawnProfile(profile, style === 'solid')),
      style,
      shape,
      color,
      size,
      showNames,
      alignment,
      isColored: color === 'standard',
      missing: context.mode === 'edit' && MISSING[props.source],
    }
  },
  themeContext(props, context) {
    const accounts = profilesIn(props, context).map((profile) => ({
      ...profile,
      iconEnabled: true,
    }))
    const { style, shape, color, size, alignment } = props
    return {
      socialAccounts: accounts,
      iconStyle: style,
      iconShape: shape,
      iconColor: color,
      iconSize: size,
      iconAlignment: alignment,
    }
  },
})

const MISSING: Readonly<Record<SocialProps['source'], string>> = {
  site: 'Enter your profiles in the settings of the site, or choose some here',
  own: 'Add the address of a profile',
}

function profilesIn({ source, accounts }: SocialProps, { site }: BlockContext): readonly Profile[] {
  if (source === 'site') return profilesOf(siteList(site, 'website.socialAccounts'))
  return accounts.flatMap(({ address, label }) => profileAt(address, label) ?? [])
}

/** Icons that lead to profiles elsewhere. */
export const socialAccountLinksV2Block = defineBlock(described('social-account-links-v2'))

/** The two older versions, which the newest one draws. */
export const socialAccountLinksBlock = defineBlock(
  described('social-account-links', 'social-account-links-v2'),
)
export const socialLinksBlock = defineBlock(described('social-links', 'social-account-links-v2'))
