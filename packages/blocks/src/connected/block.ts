import { MAX_SERVICE_GALLERY } from '@sitewright/core/content/collection-kinds'
import { BLOCK_VARIANTS } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { readSocialAccount } from '@sitewright/core/site/social-accounts'
import { SOCIAL_ICON_PATHS } from '@sitewright/core/site/social-icons'
import { fillIn } from '@sitewright/core/words/fill-in'
import { type BlockContext, type BlockDefinition, defineBlock } from '../block-definition.ts'
import {
  address,
  alignment,
  choice,
  lines,
  list,
  number,
  picture,
  text,
  toggle,
  type ValuesOf,
} from '../fields/index.ts'
import { readAddress } from '../link/web-address.ts'
import { pictureOf } from '../picture.ts'
import { ENGLISH } from '../words/english.ts'
import css from './block.css'
import markup from './block.html'
import type { ConnectedService } from './services.ts'

const PICTURES = {
  pictures: list({
    label: 'Pictures',
    hint: 'From your library: nothing is loaded from the service.',
    entryLabel: 'Picture',
    namedBy: 'altText',
    max: MAX_SERVICE_GALLERY,
    fields: {
      assetId: picture(),
      altText: text({ label: 'Description', isOptional: true, maxLength: 500 }),
    },
  }),
  perRow: number({ label: 'Pictures in a row', min: 1, max: 6, step: 1, initial: 3 }),
}

const PARTNER = {
  partnerId: text({
    label: 'Partner id',
    hint: 'Is added to the address, and the link tells search engines that it is an advertisement.',
    isOptional: true,
    isSearched: false,
    maxLength: 60,
  }),
}

function fieldsOf(service: ConnectedService) {
  const { label, hosts, example, target, button, purposes, takesPartnerId, hasPictures } = service
  const names = Object.keys(purposes ?? {})
  return {
    ...(purposes && {
      purpose: choice({
        label: 'Leads to',
        options: Object.fromEntries(names.map((name) => [name, purposes[name]?.label ?? name])),
        initial: names[0] ?? '',
      }),
    }),
    title: text({ label: 'Title', isOptional: true, maxLength: 200 }),
    text: lines({ label: 'Text', isOptional: true, maxLength: 1000, rows: 3 }),
    address: address({
      label: `Address of ${target}`,
      ...(hosts && { hosts, hint: `At ${label}.` }),
      example,
    }),
    button: text({
      label: 'Label of the button',
      hint: purposes
        ? 'Empty uses one that fits what it leads to.'
        : `Empty says “${buttonWords(service, ENGLISH[button])}”.`,
      isOptional: true,
      maxLength: 100,
    }),
    ...(takesPartnerId && PARTNER),
    ...(hasPictures && PICTURES),
    isFramed: toggle({ label: 'Frame', initial: true }),
    alignment: alignment({ label: 'Alignment', initial: 'left' }),
  }
}

/** Settings of any of these blocks; those that only some have may be absent. */
type ConnectedProps = Partial<ValuesOf<typeof PICTURES> & ValuesOf<typeof PARTNER>> &
  Omit<ValuesOf<ReturnType<typeof fieldsOf>>, keyof typeof PICTURES | keyof typeof PARTNER> & {
    readonly purpose?: string
  }

/** The block of a service: words, pictures of the owner's and a button that leads there. */
export function connectedBlock(service: ConnectedService): BlockDefinition {
  const { name, label, summary, icon, keywords, replacedBy, words, example, target } = service
  return defineBlock({
    name,
    label,
    summary,
    icon,
    paletteSection: 'connected',
    keywords,
    hint: 'Visitors follow a link: the service learns of them only when they do.',
    ...(replacedBy && { replacedBy }),
    fields: fieldsOf(service),
    example: { ...words, address: `https://${example}` },
    size: { desktop: { w: 8, h: service.hasPictures ? 10 : 4 }, phone: { h: 5 } },
    markup,
    css,
    context(values, context) {
      const props = values as ConnectedProps
      const { title, text } = props
      const url = urlOf(props, service)
      const pictures = picturesOf(props, service, context)
      const isThere = title.trim() !== '' || text.trim() !== '' || pictures.length > 0
      return {
        isShown: url !== undefined || isThere,
        title: title.trim(),
        text: text.trim(),
        url,
        label: buttonOf(props, service, context),
        path: iconOf(url),
        rel: partnerIdOf(props) === '' ? 'noopener' : 'sponsored noopener',
        pictures,
        perRow: props.perRow ?? 1,
        variant: variantOf(props, service) ?? '',
        isFramed: props.isFramed,
        alignment: props.alignment,
        missing: context.mode === 'edit' && !url && `Not connected: enter the address of ${target}`,
      }
    },
    themeContext(values, context) {
      const props = values as ConnectedProps
      const url = urlOf(props, service)
      return {
        title: props.title.trim(),
        description: props.text.trim(),
        profileUrl: url ?? '',
        buttonText: buttonOf(props, service, context),
        clickthroughUrl: url ? { url, newWindow: true } : null,
        variant: variantOf(props, service) ?? null,
        items: picturesOf(props, service, context).map(({ item }) => item ?? null),
      }
    },
  })
}

/** The address with the partner's id in it; undefined while none is entered. */
function urlOf(props: ConnectedProps, { hosts }: ConnectedService): string | undefined {
  const read = readAddress(props.address, { ...(hosts && { hosts }) })
  const partnerId = partnerIdOf(props)
  if (read === undefined || partnerId === '') return read
  const url = new URL(read)
  url.searchParams.set('tag', partnerId)
  return url.href
}

function partnerIdOf({ partnerId = '' }: ConnectedProps): string {
  return partnerId.trim()
}

function buttonOf(
  { button, purpose }: ConnectedProps,
  service: ConnectedService,
  { words }: BlockContext,
): string {
  const word = service.purposes?.[purpose ?? '']?.button ?? service.button
  return button.trim() || buttonWords(service, words[word])
}

function buttonWords({ label, calls = label }: ConnectedService, words: string): string {
  return fillIn(words, { service: calls })
}

/** The number of the type's variant (specification §3). */
function variantOf({ purpose }: ConnectedProps, { name }: ConnectedService): number | undefined {
  const variants: Readonly<Record<string, Readonly<Record<string, number>>>> = BLOCK_VARIANTS
  return purpose === undefined ? undefined : variants[name]?.[purpose]
}

/** The icon of the service at an address; empty for one that has none. */
function iconOf(url: string | undefined): string {
  const name = url === undefined ? undefined : readSocialAccount(url)?.service.name
  return name === undefined || name === 'url' ? '' : (SOCIAL_ICON_PATHS[name] ?? '')
}

function picturesOf(props: ConnectedProps, service: ConnectedService, context: BlockContext) {
  const { pictures = [], perRow = 1 } = props
  const { data, share, isEager } = context
  // A link around a picture without words would have no name.
  const otherwise = urlOf(props, service)
    ? props.title.trim() || buttonOf(props, service, context)
    : ''
  return pictures.flatMap(({ assetId, altText }, place): JsonObject[] => {
    const asset = data.assets.get(assetId)
    if (!asset?.originalSize) return []
    const described = altText.trim() || asset.altText.trim() || otherwise
    return [
      {
        picture: pictureOf(asset, {
          altText: described,
          share: { desktop: share.desktop / perRow, phone: share.phone / Math.min(perRow, 3) },
          isEager: isEager && place === 0,
        }),
        item: { ...asset, altText: described } as unknown as JsonObject,
      },
    ]
  })
}
