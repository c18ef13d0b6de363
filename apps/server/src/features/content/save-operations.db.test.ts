import { blockOfType } from '@sitewright/blocks/registry'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  BLOCK,
  bodyWith,
  buttonProps,
  createTestContent,
  openBody,
  SECTION,
  save,
  setLabel,
  type TestContent,
} from './test-content.ts'

let world: TestWorld
let site: TestContent
let documentId: string

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  site = await createTestContent(world)
  documentId = (await openBody(site, site.pages.home)).id
})
afterAll(() => world.close())

const NEW_BLOCK = 'c'.repeat(24)
const place = (x: number) => ({
  kind: 'place',
  sectionId: SECTION,
  blockId: BLOCK,
  view: 'desktop',
  placement: { x, y: 0, w: 6, h: 2, z: 1 },
})
const insert = (id: string, change: object = {}) => ({
  kind: 'insertBlock',
  sectionId: SECTION,
  block: { id, type: 53, version: 1, props: buttonProps(id), ...change },
  desktop: { x: 0, y: 4, w: 6, h: 2, z: 1 },
})
const arrangePhone = (items: object) => ({
  kind: 'setPhoneLayout',
  sectionId: SECTION,
  phone: { auto: false, items },
})
const hide = (closed: number | null) => ({
  kind: 'setHidden',
  sectionId: SECTION,
  blockId: BLOCK,
  view: 'phone',
  closed,
})
const look = (value: object | null) => ({
  kind: 'setLook',
  sectionId: SECTION,
  blockId: BLOCK,
  look: value,
})
const lock = (isLocked: boolean) => ({
  kind: 'setLocked',
  sectionId: SECTION,
  blockId: BLOCK,
  isLocked,
})
const onPhone = (y: number) => ({ x: 0, y, w: 8, h: 6, z: 1, autoHeight: true })
const removeBlock = { kind: 'removeBlock', sectionId: SECTION, blockId: BLOCK }
const removeSection = { kind: 'removeSection', sectionId: SECTION }
const stored = async () => (await openBody(site, site.pages.home)).document.sections[SECTION]

describe('POST /s/:siteId/api/documents/:documentId/operations', () => {
  it('applies a batch and counts the revision up', async () => {
    const { status, body } = await save(site, documentId, 1, setLabel('New'), place(4))
    expect({ status, body }).toEqual({ status: 200, body: { revision: 2 } })
    const section = await stored()
    expect(section?.blocks[BLOCK]?.props.label).toBe('New')
    expect(section?.desktop[BLOCK]?.x).toBe(4)
  })

  it('applies all of a batch or nothing', async () => {
    await save(site, documentId, 1, setLabel('New'), insert(BLOCK))
    expect((await stored())?.blocks[BLOCK]?.props.label).toBe('Home')
  })

  it('answers a batch that comes twice, and applies it once', async () => {
    const send = () =>
      site.post(`/documents/${documentId}/operations`, {
        baseRevision: 1,
        batchId: 'sent-twice',
        operations: [insert(NEW_BLOCK)],
      })
    const [first, second] = await Promise.all([send(), send()])
    expect(first).toMatchObject({ status: 200, body: { revision: 2 } })
    expect(second.body).toEqual(first.body)
  })

  it('puts edits of other blocks on top of what was saved meanwhile', async () => {
    await save(site, documentId, 1, insert(NEW_BLOCK))
    const { body } = await save(site, documentId, 1, setLabel('Mine'))
    expect(body.revision).toBe(3)
    expect(Object.keys(body.rebased.sections[SECTION].blocks).sort()).toEqual([BLOCK, NEW_BLOCK])
  })

  it('lets one move a block that another rewords', async () => {
    await save(site, documentId, 1, setLabel('Theirs'))
    expect(await save(site, documentId, 1, place(8))).toMatchObject({ status: 200 })
    const section = await stored()
    expect(section?.blocks[BLOCK]?.props.label).toBe('Theirs')
    expect(section?.desktop[BLOCK]?.x).toBe(8)
  })

  it('completes a phone arrangement with the block that another added meanwhile', async () => {
    await save(site, documentId, 1, insert(NEW_BLOCK))
    const answer = await save(site, documentId, 1, arrangePhone({ [BLOCK]: onPhone(0) }))
    expect(answer).toMatchObject({ status: 200 })
    expect((await stored())?.phone).toMatchObject({
      auto: false,
      items: { [BLOCK]: onPhone(0), [NEW_BLOCK]: { y: 6, autoHeight: true } },
    })
  })

  it('hides a block on phones, and keeps another’s move of it', async () => {
    await save(site, documentId, 1, place(4))
    expect(await save(site, documentId, 1, hide(2))).toMatchObject({ status: 200 })
    const section = await stored()
    expect(section?.blocks[BLOCK]?.hidden).toEqual({ phone: 2 })
    expect(section?.desktop[BLOCK]?.x).toBe(4)
  })

  it('gives a block a look, and keeps another’s words in it', async () => {
    await save(site, documentId, 1, setLabel('Theirs'))
    const wanted = { colors: 'dark', padding: 'large', anchor: 'prices' }
    expect(await save(site, documentId, 1, look(wanted))).toMatchObject({ status: 200 })
    expect((await stored())?.blocks[BLOCK]).toMatchObject({
      look: wanted,
      props: { label: 'Theirs' },
    })
    await save(site, documentId, 3, look(null))
    expect((await stored())?.blocks[BLOCK]?.look).toBeUndefined()
  })

  it('puts a block into a group, and takes it out again', async () => {
    const group = (groupId: string | null) => ({
      kind: 'setGroup',
      sectionId: SECTION,
      blockId: BLOCK,
      groupId,
    })
    expect(await save(site, documentId, 1, group(SECTION))).toMatchObject({ status: 200 })
    expect((await stored())?.blocks[BLOCK]).toMatchObject({ group: SECTION })
    expect(await save(site, documentId, 2, group('no id'))).toMatchObject({ status: 400 })
    await save(site, documentId, 2, group(null))
    expect((await stored())?.blocks[BLOCK]).not.toHaveProperty('group')
  })

  it('locks a block, and keeps another’s words in it', async () => {
    await save(site, documentId, 1, setLabel('Theirs'))
    expect(await save(site, documentId, 1, lock(true))).toMatchObject({ status: 200 })
    expect((await stored())?.blocks[BLOCK]).toMatchObject({
      locked: true,
      props: { label: 'Theirs' },
    })
    await save(site, documentId, 3, lock(false))
    expect((await stored())?.blocks[BLOCK]).not.toHaveProperty('locked')
  })

  it.each([
    ['a class of several words', { className: 'a b' }],
    ['a name that ends its attribute', { anchor: 'a"onclick' }],
    ['colours that no theme has', { colors: 'red' }],
    ['a setting that there is not', { shadow: 'large' }],
  ])('refuses %s', async (_what, value) => {
    expect(await save(site, documentId, 1, look(value))).toMatchObject({ status: 400 })
  })

  it('takes the arrangement of a full section of tall blocks on phones', async () => {
    const tall = arrangePhone({ [BLOCK]: onPhone(1_994) })
    expect(await save(site, documentId, 1, tall)).toMatchObject({ status: 200 })
    const outside = arrangePhone({ [BLOCK]: onPhone(1_995) })
    expect(await save(site, documentId, 2, outside)).toMatchObject({
      status: 400,
      body: { code: 'badLayout' },
    })
  })

  it.each([
    ['rewords what another reworded', setLabel('Theirs'), setLabel('Mine')],
    ['moves what another moved', place(2), place(8)],
    ['hides what another showed', hide(0), hide(null)],
    ['gives a look to what another gave one', look({ colors: 'soft' }), look(null)],
    [
      'arranges phones that another arranged',
      arrangePhone({ [BLOCK]: onPhone(0) }),
      arrangePhone({ [BLOCK]: onPhone(4) }),
    ],
    ['rewords what another removed', removeBlock, setLabel('Mine')],
    ['moves what another removed', removeBlock, place(8)],
    ['removes what another reworded', setLabel('Theirs'), removeBlock],
    ['removes a section that another worked in', setLabel('Theirs'), removeSection],
    ['adds to a section that another removed', removeSection, insert(NEW_BLOCK)],
  ])('refuses whoever %s', async (_case, theirs, mine) => {
    await save(site, documentId, 1, theirs)
    const before = await openBody(site, site.pages.home)
    const answer = await save(site, documentId, 1, insert('d'.repeat(24)), mine)
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await openBody(site, site.pages.home)).toEqual(before)
  })

  it('fact 9.limits.01: a section holds at most 60 blocks', async () => {
    const inserts = Array.from({ length: 59 }, (_, index) =>
      insert(index.toString(16).padStart(24, 'c')),
    )
    expect(await save(site, documentId, 1, ...inserts)).toMatchObject({ status: 200 })
    expect(await save(site, documentId, 2, insert('d'.repeat(24)))).toMatchObject({
      status: 400,
      body: { code: 'tooManyBlocks', message: 'A section holds at most 60 blocks.' },
    })
  })

  describe('galleries of photo services', () => {
    const gallery = (id: string, type: number, pictures = 1) => {
      const definition = blockOfType(type)
      const props = {
        ...definition?.defaults(),
        pictures: Array.from({ length: pictures }, () => ({ assetId: '', altText: 'A bowl' })),
      }
      return insert(id, { type, version: definition?.version, props })
    }

    it('fact 9.limits.06: a page holds at most 20 galleries of photo services', async () => {
      const services = [BLOCK_TYPES.instagram, BLOCK_TYPES.flickr, BLOCK_TYPES.fivehundredpix]
      const twenty = Array.from({ length: 20 }, (_, index) =>
        gallery(index.toString(16).padStart(24, 'c'), services[index % 3] ?? 0),
      )
      expect(await save(site, documentId, 1, ...twenty)).toMatchObject({ status: 200 })
      const oneMore = gallery('d'.repeat(24), BLOCK_TYPES.flickr)
      expect(await save(site, documentId, 2, setLabel('Read'), oneMore)).toMatchObject({
        status: 400,
        body: {
          code: 'tooManyServiceGalleries',
          message: 'A page holds at most 20 galleries of photo services.',
          index: 1,
        },
      })
      expect(await save(site, documentId, 2, insert('e'.repeat(24)))).toMatchObject({ status: 200 })
    })

    it.each([BLOCK_TYPES.instagram, BLOCK_TYPES.flickr, BLOCK_TYPES.fivehundredpix])(
      'fact 9.limits.07: the gallery of a photo service has at most 50 pictures (type %i)',
      async (type) => {
        const [fits, tooLarge] = [gallery(NEW_BLOCK, type, 50), gallery('d'.repeat(24), type, 51)]
        expect(await save(site, documentId, 1, fits)).toMatchObject({ status: 200 })
        expect(await save(site, documentId, 2, tooLarge)).toMatchObject({
          status: 400,
          body: { code: 'badBlock' },
        })
      },
    )
  })

  it('refuses edits of a revision that never was', async () => {
    expect(await save(site, documentId, 7, place(2))).toMatchObject({ status: 409 })
  })

  it.each([
    ['badBlock', { ...setLabel(''), props: { ...buttonProps('x'), size: 'huge' } }],
    ['badBlock', insert(NEW_BLOCK, { version: 99 })],
    [
      'badBlock',
      {
        ...setLabel(''),
        props: { ...buttonProps('x'), link: { href: 'javascript:alert(1)', newWindow: false } },
      },
    ],
    ['unknownBlock', insert(NEW_BLOCK, { type: 9999 })],
    ['badLayout', place(20)],
    ['badLayout', { ...place(6), view: 'phone' }],
    ['badOperation', insert(BLOCK)],
    ['badOperation', { kind: 'removeSection', sectionId: 'e'.repeat(24) }],
    [
      'badOperation',
      {
        kind: 'insertSection',
        index: 0,
        section: { ...bodyWith('x').sections[SECTION], id: 'e'.repeat(24) },
      },
    ],
    ['invalidInput', { kind: 'explode' }],
  ])('answers 400 %s', async (code, operation) => {
    expect(await save(site, documentId, 1, operation)).toMatchObject({
      status: 400,
      body: { code },
    })
  })

  it('refuses a page of more than 500 KB', async () => {
    const code = (id: string) => ({
      ...insert(id, {
        type: 23,
        props: { language: 'text', source: 'x'.repeat(300_000), showSource: true },
      }),
    })
    await save(site, documentId, 1, code(NEW_BLOCK))
    const answer = await save(
      site,
      documentId,
      2,
      setLabel('New'),
      place(4),
      code('d'.repeat(24)),
      setLabel('Newer'),
    )
    expect(answer).toMatchObject({ status: 413, body: { code: 'documentTooLarge', index: 2 } })
  })

  it('tells which edits stand against whose, with the page as it is now, and applies none of them', async () => {
    await save(site, documentId, 1, setLabel('Theirs'))
    const { status, body } = await save(site, documentId, 1, insert(NEW_BLOCK), setLabel('Mine'))
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'conflict' })
    expect(body.conflict).toMatchObject({
      revision: 2,
      conflicts: [{ index: 1, by: 'Olive Owner' }],
    })
    expect(body.conflict.document.sections[SECTION]).toEqual(await stored())
    expect((await stored())?.blocks[NEW_BLOCK]).toBeUndefined()
  })

  it('names the edit of a batch that it refuses', async () => {
    const outside = { ...place(2), placement: { x: 23, y: 0, w: 6, h: 2, z: 1 } }
    expect(await save(site, documentId, 1, setLabel('New'), outside)).toMatchObject({
      status: 400,
      body: { code: 'badLayout', index: 1 },
    })
    expect(await save(site, documentId, 1, insert(BLOCK))).toMatchObject({
      status: 400,
      body: { code: 'badOperation', index: 0 },
    })
  })

  it.each([
    ['of no kind', { kind: 'explode' }],
    ['with a place that there is nowhere', { ...place(2), placement: { x: -1 } }],
    ['with a field that nothing is known of', { ...place(2), color: 'red' }],
    ['with a character that cannot be kept', setLabel('a\u0000b')],
  ])('names the edit of a batch whose form it refuses: one %s', async (_what, broken) => {
    const answer = await save(site, documentId, 1, setLabel('New'), place(4), broken, place(8))
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalidInput', index: 2 } })
  })

  it.each<[string, object[], number]>([
    ['change a block that they removed', [removeBlock, setLabel('Gone')], 1],
    ['move a block of a section that they removed', [place(4), removeSection, place(2)], 2],
    ['remove a block twice', [removeBlock, setLabel('Gone'), removeBlock], 1],
    ['add one block twice', [insert(NEW_BLOCK), place(4), insert(NEW_BLOCK)], 2],
    [
      'add a block to a section before that is there',
      [{ ...insert(NEW_BLOCK), sectionId: 'e'.repeat(24) }],
      0,
    ],
  ])(
    'refuses edits that contradict each other, and applies none: those that %s',
    async (_what, operations, index) => {
      const before = await openBody(site, site.pages.home)
      expect(await save(site, documentId, 1, ...operations)).toMatchObject({
        status: 400,
        body: { code: 'badOperation', message: 'That edit does not fit the page.', index },
      })
      expect(await openBody(site, site.pages.home)).toEqual(before)
    },
  )

  it('answers edits of a revision too old to be compared with the page as it is now', async () => {
    await save(site, documentId, 1, setLabel('Old'))
    await save(site, documentId, 2, place(4))
    await site.inSite(({ db, id }) =>
      db
        .deleteFrom('document_change')
        .where('website_id', '=', id)
        .where('document_id', '=', documentId)
        .where('revision', '=', 2)
        .execute(),
    )
    const { status, body } = await save(
      site,
      documentId,
      1,
      insert(NEW_BLOCK),
      insert('d'.repeat(24)),
    )
    expect(status).toBe(409)
    expect(body.message).toBe('Someone else has changed the same thing since you opened it.')
    expect(body.conflict).toMatchObject({ revision: 3, conflicts: [{ index: 0 }, { index: 1 }] })
    expect(body.conflict.document.sections[SECTION]).toEqual(await stored())
  })

  it('names no edit where the batch itself is wrong', async () => {
    const answer = await save(site, documentId, -1, { kind: 'explode' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalidInput' } })
    expect(answer.body.index).toBeUndefined()
    expect((await save(site, documentId, 1)).body.index).toBeUndefined()
  })

  it('does not know documents of other sites or of removed pages', async () => {
    const { browser } = await world.createOwner(`stranger-${documentId}@example.com`)
    const other = await createTestContent(world, browser)
    const foreign = (await openBody(other, other.pages.home)).id
    expect((await save(site, foreign, 1, place(2))).status).toBe(404)

    const about = await openBody(site, site.pages.about)
    await site.delete(`/pages/${site.pages.about}`)
    expect((await save(site, about.id, 1, place(2))).status).toBe(404)
  })

  it('keeps ten editors of different blocks from losing anything', async () => {
    const ids = Array.from({ length: 10 }, (_, n) => `${n}`.padStart(24, 'f'))
    const answers = await Promise.all(ids.map((id) => save(site, documentId, 1, insert(id))))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(Object.keys((await stored())?.blocks ?? {}).sort()).toEqual([BLOCK, ...ids].sort())
  })
})
