import { isBlank } from '@sitewright/core/blank'
import { isId } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { code, text, type ValuesOf } from '../fields/index.ts'
import { pictureOf } from '../picture.ts'
import markup from './block.html'

const fields = {
  componentId: text({
    label: 'Component',
    hint: 'Its name and version, as in website.components.html@1.0.0.',
    isSearched: false,
    maxLength: 200,
  }),
  componentProps: {
    ...code({ label: 'Its settings, as JSON', maxLength: 100_000 }),
    needs: (source: string) => ({ assets: picturesIn(source) }),
  },
}

/** Draws a component from its settings; undefined where there is nothing in them to draw. */
type Draw = (props: JsonObject, context: BlockContext) => JsonObject | undefined

/** Components that this platform draws, by name without version. To add one, list it here. */
const COMPONENTS: Readonly<Record<string, Draw>> = {
  // Only words are taken over: markup from elsewhere is not trusted.
  'website.components.html': ({ html, text }) => {
    const words = [text, html].find((one) => typeof one === 'string' && !isBlank(one))
    return words === undefined ? undefined : { words: withoutTags(String(words)) }
  },
  'website.components.image': imageOf,
  'website.components.imageFluid': imageOf,
}

/** A component that came from elsewhere: its name, version and settings are kept, and those that we know are drawn. */
export const websiteComponentBlock = defineBlock({
  name: 'website-component',
  label: 'Website component',
  summary: 'A component that came with a site from elsewhere, kept as it was.',
  icon: 'Component',
  paletteSection: 'more',
  keywords: ['import', 'versioned', 'custom'],
  fields,
  example: {
    componentId: 'website.components.html@1.0.0',
    componentProps: '{ "text": "Thrown by hand, glazed twice." }',
  },
  size: { desktop: { w: 12, h: 4 }, phone: { h: 4 } },
  markup,
  context(props, context) {
    const drawn = drawnComponent(props, context)
    return drawn ?? { missing: context.mode === 'edit' && missingText(props) }
  },
  themeContext({ componentId, componentProps }) {
    return {
      componentId: nameOf(componentId),
      version: versionOf(componentId),
      props: read(componentProps) ?? null,
    }
  },
})

function drawnComponent({ componentId, componentProps }: Props, context: BlockContext) {
  const draw = Object.hasOwn(COMPONENTS, nameOf(componentId))
    ? COMPONENTS[nameOf(componentId)]
    : undefined
  const props = read(componentProps)
  return draw && props && draw(props, context)
}
type Props = ValuesOf<typeof fields>

function missingText({ componentId, componentProps }: Props): string {
  if (isBlank(componentId)) return 'Enter the name of a component'
  if (!read(componentProps)) return 'The settings of this component are no JSON'
  return Object.hasOwn(COMPONENTS, nameOf(componentId))
    ? 'Nothing in this component can be shown'
    : `This site cannot show ${nameOf(componentId)}. Its settings are kept.`
}

const nameOf = (componentId: string) => componentId.trim().split('@')[0] ?? ''
const versionOf = (componentId: string) => componentId.trim().split('@')[1] ?? ''

/** The settings as an object; undefined for anything else. */
function read(source: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(source)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonObject)
      : undefined
  } catch {
    return undefined
  }
}

/** Words of markup. A tag ends where the next one begins, so that no search goes on to the end of the text. */
function withoutTags(markup: string): string {
  return markup.replace(/<[^<>]*>/g, '').trim()
}

/** Ids of pictures that a component names, which are fetched for the page. */
function picturesIn(source: string): readonly string[] {
  const { imageId, assetId } = read(source) ?? {}
  return [imageId, assetId].filter((id): id is string => typeof id === 'string' && isId(id))
}

/** A picture of the site's own library, by its id. */
function imageOf(
  { imageId, assetId, altText }: JsonObject,
  { data, share, isEager }: BlockContext,
): JsonObject | undefined {
  const asset = [imageId, assetId].flatMap((id) => data.assets.get(String(id)) ?? [])[0]
  if (!asset?.originalSize) return undefined
  const described = typeof altText === 'string' && !isBlank(altText) ? altText : asset.altText
  return { picture: pictureOf(asset, { altText: described, share, isEager }) }
}
