/**
 * A page with the example of every block of the palette, made by its owner's calls: for test worlds, journeys and
 * measurements alike. What its blocks show and list is made with it.
 */

import { type ExampleIds, exampleOf } from '@sitewright/blocks/example'
import type { OfferedPages } from '@sitewright/blocks/fields'
import { BLOCKS, type BlockDefinition, PALETTE_SECTIONS } from '@sitewright/blocks/registry'
import type { Section } from '@sitewright/core/document/page-document'
import { GRID_COLUMNS } from '@sitewright/core/document/page-document'
import { type Id, newId } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { type PlacedBlock, section } from '@sitewright/server/starting-points/compose'
import type { Person } from './markup/marked-site.ts'

export interface EveryBlockOptions {
  readonly siteId: Id
  /** Bytes of the picture that stands wherever a block shows one. */
  readonly picture: Buffer
  /** Milliseconds at which the events to come are a day away. */
  readonly now: number
  /** Posts, events and pictures that are there to be listed; one by default. */
  readonly entries?: number
  /** The product to show; one is made if absent. */
  readonly productId?: Id
  /** By default those that the palette offers. */
  readonly blocks?: readonly BlockDefinition[]
  /** Settings that differ from the example's, one for each block of the type that is put on the page. */
  variantsOf?(block: BlockDefinition): readonly JsonObject[]
}

export interface EveryBlockPage {
  readonly id: Id
  readonly path: string
  readonly documentId: Id
  readonly fundId: Id
  readonly pictureId: Id
  /** Pages whose items the blocks list, by what the block asks for. */
  readonly collections: Readonly<Record<OfferedPages, Id>>
}

export const EVERY_BLOCK_FUND = {
  name: 'A new kiln',
  suggestedMinor: [1000, 2500],
  minimumMinor: 500,
}

/** Blocks of the palette: of those that others took the place of, none is offered. */
export const PALETTE_BLOCKS = BLOCKS.filter(({ replacedBy }) => replacedBy === undefined)

const DAY_MS = 86_400_000

/** Makes the page as a draft, with everything it shows. */
export async function makeEveryBlockPage(
  owner: Pick<Person, 'get' | 'post' | 'put'>,
  options: EveryBlockOptions,
): Promise<EveryBlockPage> {
  const { siteId, picture, blocks = PALETTE_BLOCKS, variantsOf = () => [{}] } = options
  const api = `/s/${siteId}/api`
  const call: Call = async (path, input = {}) => {
    const { status, body } = await owner.post(api + path, input)
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`)
    return body
  }
  const { settings } = (await owner.get(`${api}/settings`)).body
  await owner.put(`${api}/settings`, { ...settings, commentsEnabled: true })
  const { page } = await call('/pages', { kind: 'page', title: 'Every block' })
  const fundId: Id = (await call('/funds', EVERY_BLOCK_FUND)).fund.id
  const formId: Id = (await call('/forms/from-template', { template: 'contact' })).form.id
  const pictureId: Id = (await call('/assets?filename=kiln.jpg', picture)).asset.id
  const product = options.productId ?? (await call('/products', productInput(pictureId))).product.id
  const navigation = asInput((await owner.get(`${api}/pages`)).body.navigations.main)
  const collections = await makeCollections(call, { ...options, navigation, pictureId })
  const placed = blocks.flatMap((block) => {
    const ids = {
      ...{ picture: pictureId, product, fund: fundId, form: formId },
      ...collectionIn(block, collections),
    }
    const example = exampleOf(block, ids)
    return variantsOf(block).map((props) => ({ block, props: { ...example, ...props } }))
  })
  const { documents } = (await owner.get(`${api}/pages/${page.id}/editor`)).body
  const sections = Object.keys(PALETTE_SECTIONS).flatMap((name) => {
    const inSection = placed.filter(({ block }) => block.paletteSection === name)
    return inSection.length > 0 ? [sectionOf(inSection)] : []
  })
  await call(`/documents/${documents[0].id}/operations`, {
    batchId: newId(),
    baseRevision: documents[0].revision,
    operations: sections.map((one, index) => ({ kind: 'insertSection', index, section: one })),
  })
  const documentId: Id = documents[0].id
  return { id: page.id, path: page.path, documentId, fundId, pictureId, collections }
}

// biome-ignore lint/suspicious/noExplicitAny: each call answers what its contract says.
type Call = (path: string, input?: unknown) => Promise<any>

/** Blocks in rows as they come, each as large as a new one. */
function sectionOf(
  placed: readonly { readonly block: BlockDefinition; readonly props: JsonObject }[],
): Section {
  let [x, y, rowHeight] = [0, 0, 0]
  const blocks = placed.map(({ block: { type, size }, props }): PlacedBlock => {
    const { w, h } = size.desktop
    if (x + w > GRID_COLUMNS.desktop) {
      y += rowHeight
      x = 0
      rowHeight = 0
    }
    const place = [x, y, w, h] as const
    x += w
    rowHeight = Math.max(rowHeight, h)
    return { type, place, props }
  })
  return section({}, ...blocks)
}

function productInput(pictureId: Id) {
  const variant = (size: string) => ({
    sku: `MUG-${size}`,
    attributes: { Size: size },
    priceMinor: 1000,
    stock: { unlimited: false, quantity: 3 },
  })
  return {
    title: 'MUG',
    state: 'public',
    imageIds: [pictureId],
    options: [{ name: 'Size', values: ['Small', 'Large'] }],
    variants: ['Small', 'Large'].map(variant),
  }
}

interface NavigationItem {
  readonly items: readonly NavigationItem[]
}

/** Items of a navigation as the call takes them that they came from: those of the second level have none of their own. */
function asInput(items: readonly NavigationItem[] = []): readonly object[] {
  return items.map((item) => ({
    ...item,
    items: item.items.map(({ items: _none, ...target }) => target),
  }))
}

interface CollectionOptions extends Pick<EveryBlockOptions, 'now' | 'entries'> {
  readonly pictureId: Id
  /** The main navigation as it is. */
  readonly navigation: readonly object[]
}

/** A blog, events to come, and a folder with a page, which is put at the end of the navigation. */
async function makeCollections(
  call: Call,
  { navigation, now, entries = 1, pictureId }: CollectionOptions,
): Promise<Readonly<Record<OfferedPages, Id>>> {
  const page = async (kind: string, title: string): Promise<Id> =>
    (await call('/pages', { kind, title })).page.id
  const lists = await page('blog', 'Workshop notes')
  const events = await page('events', 'What is on')
  const folders = await page('folder', 'Visit us')
  const inner = await page('page', 'How to get here')
  await call('/widget/UpdateNavigation', {
    fieldName: 'mainNavigation',
    navigation: {
      items: [...navigation, { collectionId: folders, items: [{ collectionId: inner }] }],
    },
  })
  const { author } = await call('/authors', {
    ...{ displayName: 'Ada Kiln', bio: '', avatarId: null, websiteUrl: '' },
  })
  for (let number = 1; number <= entries; number += 1) {
    const behind = number === 1 ? '' : ` ${number}`
    await call(`/collections/${lists}/items`, {
      ...{ title: `Fired on Friday${behind}`, status: 'public', authorId: author.id },
      ...{ imageId: pictureId, tags: ['glaze', `kiln ${number}`], categories: ['Notes'] },
    })
    await call(`/collections/${events}/items`, {
      ...{ title: `Open kiln${behind}`, status: 'public', imageId: pictureId },
      startsAt: now + number * DAY_MS,
    })
  }
  return { lists, events, folders, all: inner }
}

/** A page of the kind that the block asks for. */
function collectionIn(
  { fields: { collectionId } }: BlockDefinition,
  collections: Readonly<Record<OfferedPages, Id>>,
): ExampleIds {
  return collectionId?.kind === 'collection' ? { collection: collections[collectionId.offers] } : {}
}
