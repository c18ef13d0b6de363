/** One page with every block of the palette: its statements, styles and scripts, and what browsers ask for by themselves. */

import { gzipSync } from 'node:zlib'
import { BLOCKS, type BlockDefinition } from '@sitewright/blocks/registry'
import {
  DEFAULT_SECTION_SETTINGS,
  type PageDocument,
} from '@sitewright/core/document/page-document'
import { newId } from '@sitewright/core/id'
import {
  type EveryBlockPage,
  makeEveryBlockPage,
  PALETTE_BLOCKS,
} from '@sitewright/testing/every-block-page'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { Parser } from 'htmlparser2'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetSite } from './test-changes.ts'

/** Statements that a page may take. */
const MOST_STATEMENTS = 8
/** Bytes of script that a page may run before the first touch, gzipped. */
const MOST_SCRIPT = 4_096
/** Entries of each list beside the first. */
const MORE = 12

let world: TestWorld
let made: EveryBlockPage
let html: string

beforeAll(async () => {
  world = await createTestWorld()
  const create = { width: 600, height: 400, channels: 3, background: '#c87850' } as const
  const picture = await sharp({ create }).jpeg().toBuffer()
  made = await makeEveryBlockPage(world.owner, {
    ...{ siteId: world.site.id, now: world.clock.now(), picture },
  })
  await publish()
  html = await textAt(made.path)
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`

async function publish(): Promise<void> {
  const { status, text } = await world.owner.post(api('/publish'), {})
  if (status !== 200) throw new Error(text)
  await forgetSite(world.app, world.site.id)
}

async function textAt(path: string): Promise<string> {
  const { status, text } = await world.visitor().get(path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return text
}

/** Statements of the page for the first visitor of a new node. */
async function statementsOf(path: string): Promise<readonly string[]> {
  const node = await world.addNode()
  node.queries.length = 0
  await node.visitor(world.site).get(path)
  return [...node.queries]
}

interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

function tagsIn(markup: string): readonly Tag[] {
  const tags: Tag[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => void tags.push({ name, attributes }),
  })
  parser.end(markup)
  return tags
}

/** Relations of links whose targets browsers fetch, or open connections to. */
const FETCHED_LINKS =
  /\b(?:stylesheet|icon|preload|modulepreload|prefetch|preconnect|dns-prefetch)\b/

/** Addresses that a browser fetches as soon as the element stands in a page, by its name. */
const FETCHED: Readonly<
  Record<string, (of: Tag['attributes']) => readonly (string | undefined)[]>
> = {
  img: ({ src, srcset }) => [src, ...candidatesIn(srcset)],
  source: ({ src, srcset }) => [src, ...candidatesIn(srcset)],
  script: ({ src }) => [src],
  iframe: ({ src }) => [src],
  frame: ({ src }) => [src],
  embed: ({ src }) => [src],
  object: ({ data }) => [data],
  track: ({ src }) => [src],
  image: (of) => [of.href, of['xlink:href']],
  use: (of) => [of.href, of['xlink:href']],
  input: ({ type, src }) => (type === 'image' ? [src] : []),
  link: ({ rel = '', href }) => (FETCHED_LINKS.test(rel) ? [href] : []),
  video: (of) => [of.poster, ...played(of)],
  audio: (of) => played(of),
}

/** With `preload="none"` nothing of a sound or a film is fetched before it is played. */
const played = ({ src, preload, autoplay }: Tag['attributes']) =>
  preload === 'none' && autoplay === undefined ? [] : [src]

const candidatesIn = (srcset = '') => srcset.split(/,\s+/).map((one) => one.trim().split(/\s/)[0])

const addressesInStyles = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
    ([, url, imported]) => url ?? imported,
  )

const isElsewhere = (address: string) => {
  const { protocol, host } = new URL(address, `http://${world.site.host}`)
  return !(protocol === 'data:' || host === world.site.host)
}

describe('a page with every block', () => {
  it('has each block of the palette', () => {
    const types = new Set([...html.matchAll(/data-block-type="(\d+)"/g)].map(([, type]) => type))
    expect(PALETTE_BLOCKS.filter(({ type }) => !types.has(`${type}`))).toEqual([])
  })

  it('takes at most eight statements, however many entries its lists have', async () => {
    const one = await statementsOf(made.path)
    const { lists, events } = made.collections
    for (let number = 2; number < 2 + MORE; number += 1) {
      const shared = { status: 'public', imageId: made.pictureId, tags: [`tag ${number}`] }
      const startsAt = world.clock.now() + number * 86_400_000
      for (const [id, more] of [
        [lists, { title: `Post ${number}` }],
        [events, { title: `Evening ${number}`, startsAt }],
      ] as const) {
        const { status } = await world.owner.post(api(`/collections/${id}/items`), {
          ...shared,
          ...more,
        })
        expect(status).toBe(200)
      }
    }
    await forgetSite(world.app, world.site.id)
    const many = await statementsOf(made.path)
    expect(await textAt(made.path)).toContain(`Post ${1 + MORE}`)
    expect(many.length, many.join('\n\n')).toBe(one.length)
    expect(many.length).toBeLessThanOrEqual(MOST_STATEMENTS)
  })

  it('fetches nothing from elsewhere by itself', async () => {
    const tags = tagsIn(html)
    const styles = tags.flatMap(({ name, attributes: { rel, href } }) =>
      name === 'link' && rel === 'stylesheet' && href ? [href] : [],
    )
    const sheets = await Promise.all(styles.map(textAt))
    const inlined = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, css = '']) => css,
    )
    const addresses = [
      ...tags.flatMap(({ name, attributes }) => FETCHED[name]?.(attributes) ?? []),
      ...tags.flatMap(({ attributes: { style = '' } }) => addressesInStyles(style)),
      ...[...sheets, ...inlined].flatMap(addressesInStyles),
    ].filter((address) => address !== undefined && address !== '')
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter((address) => isElsewhere(address ?? ''))).toEqual([])
  })

  it('runs at most 4 KB of script before the first touch', async () => {
    const scripts = tagsIn(html).flatMap(({ name, attributes: { src, rel, href } }) => {
      if (name === 'script' && src) return [src]
      return name === 'link' && rel === 'modulepreload' && href ? [href] : []
    })
    const bodies = await Promise.all([...new Set(scripts)].map(textAt))
    expect(bodies.length).toBeGreaterThan(0)
    const sizes = bodies.map((body) => gzipSync(body).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_SCRIPT)
  })
})

describe('the styles of a page', () => {
  const sheetOn = async (markup: string) =>
    textAt(/href="(\/platform\.[^"]+\.css)"/.exec(markup)?.[1] ?? '')

  /** Class names that parts which every page has use too. */
  const SHARED = ['sqs-block', 'sw-grid', 'sw-index-more']

  /** Class names that the styles of no other type have. */
  function ownClasses(block: BlockDefinition): readonly string[] {
    const classesOf = ({ css }: BlockDefinition) =>
      new Set([...css.matchAll(/\.([a-zA-Z][\w-]+)/g)].map(([, name = '']) => name))
    const others = BLOCKS.filter(({ css }) => css !== block.css).map(classesOf)
    return [...classesOf(block)].filter(
      (name) => !(SHARED.includes(name) || others.some((all) => all.has(name))),
    )
  }
  const isIn = (sheet: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(sheet)

  it('are there for every type of block that it has', async () => {
    const sheet = await sheetOn(html)
    const without = PALETTE_BLOCKS.filter((block) => {
      const own = ownClasses(block)
      return own.length > 0 && !own.some((name) => isIn(sheet, name))
    })
    expect(without.map(({ name }) => name)).toEqual([])
  })

  it('are sent for no type of block that it does not have', async () => {
    const home = await textAt('/')
    const sheet = await sheetOn(home)
    const sent = BLOCKS.filter(({ type }) => !home.includes(`data-block-type="${type}"`)).flatMap(
      (block) =>
        ownClasses(block)
          .filter((name) => isIn(sheet, name))
          .map((name) => `${block.name}: ${name}`),
    )
    expect(sent).toEqual([])
  })
})

describe('what the server takes', () => {
  const MEGABYTE = 'word '.repeat(200_000)
  const WRONG: readonly (readonly [what: string, name: string, change: object])[] = [
    ['with a setting of another type', 'quote', { props: { text: 7 } }],
    ['with a setting that it does not have', 'quote', { props: { script: 'hit()' } }],
    ['with a megabyte of words', 'markdown', { props: { source: MEGABYTE } }],
    ['that leads to a script', 'button', { props: { link: { href: 'javascript:hit()' } } }],
    ['that leads to a file', 'rss', { props: { address: 'file:///etc/passwd' } }],
    ['that embeds another site', 'embed', { props: { embed: { address: 'https://a.example/' } } }],
  ]

  it.each(WRONG)('is no block %s', async (_what, name, change) => {
    const definition = BLOCKS.find((block) => block.name === name)
    if (!definition) throw new Error(name)
    const { props = {}, ...rest } = change as { props?: object }
    const [id, sectionId] = ['a'.repeat(24), 'b'.repeat(24)]
    const block = { id, type: definition.type, version: definition.version, ...rest }
    const section = {
      ...{ id: sectionId, settings: DEFAULT_SECTION_SETTINGS, phone: { auto: true } },
      blocks: { [id]: { ...block, props: { ...definition.defaults(), ...props } } },
      desktop: { [id]: { x: 0, y: 0, w: 8, h: 4, z: 1 } },
    }
    const { revision } = (await world.owner.get(api(`/pages/${made.id}/editor`))).body.documents[0]
    const { status, body } = await world.owner.post(
      api(`/documents/${made.documentId}/operations`),
      {
        ...{ batchId: newId(), baseRevision: revision },
        operations: [{ kind: 'insertSection', index: 0, section }],
      },
    )
    expect([400, 413, 422], JSON.stringify(body)).toContain(status)
    expect(body.message).toMatch(/\w/)
  })
})

describe('a page whose blocks were damaged where they are kept', () => {
  it('stays, shows visitors nothing of them, and tells its owner of each', async () => {
    const damaged = (body: PageDocument): PageDocument => ({
      ...body,
      sections: mapValues(body.sections, (section) => ({
        ...section,
        blocks: mapValues(section.blocks, ({ props, ...block }, index) => ({
          ...block,
          version: index % 2 === 0 ? block.version : 99,
          props: mapValues(props, () => -1e9),
        })),
      })),
    })
    await world.inSite(async ({ db, id }) => {
      const { body } = await db
        .selectFrom('document')
        .select('body')
        .where('website_id', '=', id)
        .where('id', '=', made.documentId)
        .executeTakeFirstOrThrow()
      await db
        .updateTable('document')
        .set({ body: JSON.stringify(damaged(body)) })
        .where('website_id', '=', id)
        .where('id', '=', made.documentId)
        .execute()
    })
    const { documents, canvasUrl } = (await world.owner.get(api(`/pages/${made.id}/editor`))).body
    const removed = Object.keys(documents[0].document.sections)[0] ?? ''
    await world.owner.post(api(`/documents/${made.documentId}/operations`), {
      ...{ batchId: newId(), baseRevision: documents[0].revision },
      operations: [{ kind: 'removeSection', sectionId: removed }],
    })
    await publish()
    const page = await textAt(made.path)
    expect(page).toContain('<div class="sqs-block-content"></div>')
    expect(page).not.toMatch(/sw-empty|Fired on Friday|Kiln Recordings/)
    const { host, pathname, search } = new URL(canvasUrl)
    const canvas = (await world.visitor({ ...world.site, host }).get(pathname + search)).text
    const told = canvas.match(/cannot be read, so visitors|by a newer version, so visitors/g) ?? []
    expect(told.length).toBeGreaterThan(PALETTE_BLOCKS.length / 2)
  })
})

function mapValues<Value, Result>(
  all: Readonly<Record<string, Value>>,
  map: (value: Value, index: number) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(
    Object.entries(all).map(([name, value], index) => [name, map(value, index)]),
  )
}
