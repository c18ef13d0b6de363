/** Kinds of pages, galleries and slides of a site: made by its owner's calls, seen by a visitor. */

import { paragraph, textDocument } from '@sitewright/blocks/rich-text'
import { pictureBackground } from '@sitewright/blocks/section-background'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { newId } from '@sitewright/core/id'
import { makeTarGz } from '@sitewright/testing/test-archives'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetSite } from './test-changes.ts'

const SLICES = ['heading', 'body', 'password', 'logo', 'lock', 'temp-lock-inject']
  .map((name) => `{.current-type? ${name}}${name}{.end}`)
  .join('')
const DESIGNS = ['grid', 'slideshow', 'slider', 'stacked']
  .map((design) => `{.gallery-design-${design}?}${design}{.end}`)
  .join('')
const SOURCES = ['upload', 'instagram', 'video', 'none']
  .map((source) => `{.background-source-${source}?}${source}{.end}`)
  .join('')
const OWN_SCREEN = `{.repeated section slices}<p data-slice="${SLICES}">{text}{src}{html}</p>{.end}`
const THEME = {
  'template.conf': '{"name":"Plain","layouts":{"default":{"name":"Default","regions":["site"]}}}',
  'site.region': `{squarespace-headers}<i data-design="${DESIGNS}"></i>{squarespace.main-content}{squarespace-footers}`,
  'blocks/behind.block': `<i data-behind="${SOURCES}"></i>`,
  'blocks/behind.block.conf': '{"type":"section-background"}',
  'pages/lock-screen.page': OWN_SCREEN,
  'pages/maintenance.page': OWN_SCREEN,
  'pages/poster.page': '<h1>A poster</h1>',
  'pages/of-blocks.page': ['pictures', 'tracks']
    .map(
      (name) =>
        `<squarespace:query collection="block-${name}"><p data-type="{collection.type}">{.repeated section items}{title}{.end}</p></squarespace:query>`,
    )
    .join(''),
}
const PASSWORD = 'open sesame'

const RATIOS = {
  square: '1 / 1',
  standard: '3 / 2',
  'standard-vertical': '2 / 3',
  'four-three': '4 / 3',
  'three-four-vertical': '3 / 4',
  widescreen: '16 / 9',
  'anamorphic-widescreen': '2.4 / 1',
}

interface Option {
  readonly fact: string
  readonly option: string
  readonly setting: string
  readonly initial: unknown
  readonly values: readonly unknown[]
  readonly refused: readonly unknown[]
  /** Settings without which it has no effect. */
  readonly beside?: Readonly<Record<string, unknown>>
  /** The part of the page that follows a value. */
  seen(value: unknown): string
  /** Whether that part is there only for `true`. */
  readonly isSwitch?: boolean
}

const toggle = (
  option: Omit<Option, 'initial' | 'values' | 'refused' | 'seen' | 'isSwitch'>,
  seen: string,
  initial = false,
): Option => ({
  ...option,
  initial,
  values: [true, false],
  refused: ['yes', 1],
  seen: () => seen,
  isSwitch: true,
})
const within = (option: Omit<Option, 'values' | 'refused'>, min: number, max: number): Option => ({
  ...option,
  values: [min, max],
  refused: [min - 1, max + 1, min + 0.5],
})

const STRIP = { galleryDesign: 'slideshow' }
const SMALL = { ...STRIP, galleryThumbnails: true }
const WORDS = { galleryShowsWords: true }
const BELOW = '</a><div class="image-slide-title">A bowl</div><div class="image-slide-description">'

/** Options with one part of the page each that shows their effect. */
const OPTIONS: readonly Option[] = [
  toggle(
    { fact: '3.gallery-options.02', option: 'autoplay', setting: 'galleryAutoplay', beside: STRIP },
    'data-autoplay="5"',
  ),
  within(
    {
      fact: '3.gallery-options.03',
      option: 'autoplay-duration',
      setting: 'galleryAutoplaySeconds',
      initial: 5,
      beside: { ...STRIP, galleryAutoplay: true },
      seen: (seconds) => `data-autoplay="${seconds}"`,
    },
    1,
    10,
  ),
  toggle(
    { fact: '3.gallery-options.04', option: 'controls', setting: 'galleryControls', beside: STRIP },
    'data-controls="true"',
  ),
  toggle(
    {
      fact: '3.gallery-options.05',
      option: 'auto-crop',
      setting: 'galleryAutoCrop',
      beside: STRIP,
    },
    ' sw-gallery--crop',
    true,
  ),
  toggle(
    { fact: '3.gallery-options.07', option: 'square-thumbs', setting: 'gallerySquareThumbs' },
    ' sw-gallery--square',
    true,
  ),
  toggle(
    {
      fact: '3.gallery-options.08',
      option: 'thumbnails',
      setting: 'galleryThumbnails',
      beside: STRIP,
    },
    '<ol class="sw-gallery-strip"',
  ),
  within(
    {
      fact: '3.gallery-options.09',
      option: 'thumbnail-strip-height',
      setting: 'galleryStripHeight',
      initial: 80,
      beside: SMALL,
      seen: (height) => `--gallery-strip:${height}px`,
    },
    0,
    200,
  ),
  within(
    {
      fact: '3.gallery-options.10',
      option: 'thumbnail-strip-margin',
      setting: 'galleryStripMargin',
      initial: 20,
      beside: SMALL,
      seen: (space) => `--gallery-strip-space:${space}px`,
    },
    0,
    60,
  ),
  toggle(
    { fact: '3.gallery-options.11', option: 'show-meta-basic', setting: 'galleryShowsBasics' },
    BELOW,
  ),
  toggle(
    { fact: '3.gallery-options.12', option: 'show-meta', setting: 'galleryShowsWords' },
    '<div class="meta sw-gallery-over sw-gallery-over--bottom"><div class="meta-inside"><div class="image-slide-title">A bowl</div>',
  ),
  toggle(
    {
      fact: '3.gallery-options.14',
      option: 'show-meta-on-hover',
      setting: 'galleryWordsOnHover',
      beside: WORDS,
    },
    ' sqs-gallery-block-meta-hover',
  ),
  {
    fact: '3.gallery-options.15',
    option: 'meta-position',
    setting: 'galleryWordsPosition',
    initial: 'bottom',
    beside: WORDS,
    values: ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
    refused: ['left', 'center-left', ''],
    seen: (place) => `sw-gallery-over--${place}"`,
  },
  {
    fact: '3.gallery-options.16',
    option: 'active-alignment',
    setting: 'galleryAlignment',
    initial: 'center',
    beside: { galleryDesign: 'slider' },
    values: ['left', 'center', 'right'],
    refused: ['top', ''],
    seen: (side) => ` sqs-gallery-active-alignment-${side}`,
  },
  within(
    {
      fact: '3.gallery-options.21',
      option: 'max-width',
      setting: 'galleryMaxWidth',
      initial: 300,
      beside: { ...SMALL, gallerySquareThumbs: false },
      seen: (width) => `--gallery-strip-width:${width}px`,
    },
    100,
    300,
  ),
  toggle(
    { fact: '3.gallery-options.22', option: 'newWindow', setting: 'galleryNewWindow' },
    ' target="_blank" rel="noopener" data-title="A bowl"',
  ),
  toggle(
    {
      fact: '3.gallery-options.23',
      option: 'transparentBackground',
      setting: 'galleryTransparent',
    },
    ' sqs-gallery-transparent-background',
  ),
]

/** Every gallery that a test looks at; they are published together. */
const GALLERIES = [
  {},
  ...['slideshow', 'slider', 'grid', 'stacked'].map((galleryDesign) => ({ galleryDesign })),
  ...Object.keys(RATIOS).map((galleryAspectRatio) => ({ galleryAspectRatio })),
  ...[true, false].map((galleryShowsTitles) => ({ galleryShowsTitles })),
  ...[1, 10].map((galleryPerRow) => ({ galleryPerRow })),
  ...[0, 50].map((galleryPadding) => ({ galleryPadding })),
  ...OPTIONS.flatMap(({ setting, values, beside = {} }) =>
    values.map((value) => ({ ...beside, [setting]: value })),
  ),
  { galleryLightbox: true },
  ...['dark', 'light'].map((galleryLightboxTheme) => ({ galleryLightboxTheme })),
]

let world: TestWorld
let made = 0

beforeAll(async () => {
  world = await createTestWorld()
  const { version } = await call('/themes', makeTarGz(THEME))
  await change('put', '/style', { theme: version.key, tweaks: {}, css: '' })
})
afterAll(() => world.close())

const api = (path: string) => `/s/${world.site.id}/api${path}`
const call = (path: string, input: unknown = {}) => change('post', path, input)
async function change(method: 'post' | 'put' | 'patch', path: string, input: unknown) {
  const { status, body, text: answer } = await world.owner[method](api(path), input)
  if (status !== 200) throw new Error(`${path}: ${answer}`)
  return body
}

/** A page of a kind with these settings, not yet published. */
async function newPage(kind: string, settings: object = {}) {
  made += 1
  const { page } = await call('/pages', { kind, title: `Page ${made}` })
  const { page: set } = await change('patch', `/pages/${page.id}`, { settings })
  return set as { id: string; path: string; title: string; settings: Record<string, unknown> }
}

async function publish(): Promise<void> {
  await call('/publish')
  await forgetSite(world.app, world.site.id)
}

const visit = (path: string) => world.visitor().get(path)

async function upload(): Promise<string> {
  const create = { width: 60, height: 40, channels: 3, background: '#c87850' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  return (await call('/assets?filename=kiln.png', bytes)).asset.id
}

describe('collection types', () => {
  const pages: Record<string, string> = {}
  const SETTINGS: Record<string, object> = { 'template-page': { templatePage: 'poster' } }

  beforeAll(async () => {
    for (const kind of ['blog', 'template-page', 'splash-page', 'page', 'products', 'gallery']) {
      pages[kind] = (await newPage(kind, SETTINGS[kind])).path
    }
    for (const kind of ['album', 'videos', 'lessons', 'course']) {
      pages[kind] = (await newPage(kind)).path
    }
    await publish()
  })

  it.each([
    ['3.collection-types.01', 'generic', 1, 'blog'],
    ['3.collection-types.07', 'template-page', 7, 'template-page'],
    ['3.collection-types.08', 'splash-page', 8, 'splash-page'],
    ['3.collection-types.09', 'page', 10, 'page'],
    ['3.collection-types.12', 'products', 13, 'products'],
    ['3.collection-types.13', 'slide-gallery', 15, 'gallery'],
    ['3.collection-types.14', 'slide-album', 16, 'album'],
    ['3.collection-types.15', 'slide-video', 17, 'videos'],
    ['3.collection-types.17', 'lessons', 24, 'lessons'],
    ['3.collection-types.18', 'course', 25, 'course'],
  ])('fact %s: a collection can be of the type %s, which is %i', async (_id, _name, type, kind) => {
    const { status, body } = await visit(`${pages[kind]}?format=json`)
    expect([status, body.collection.type]).toEqual([200, type])
  })
})

describe('collections that hold what a block shows, as imports bring them', () => {
  let shown: string

  /** Gives a collection a type that no call makes. */
  const asImported = (id: string, kind: 'gallery-block' | 'album-block') =>
    world.inSite(({ db }) =>
      db
        .updateTable('page')
        .set({ kind, type: collectionKind(kind).type })
        .where('id', '=', id)
        .execute(),
    )

  beforeAll(async () => {
    for (const [kind, urlId, type] of [
      ['gallery', 'block-pictures', 'gallery-block'],
      ['album', 'block-tracks', 'album-block'],
    ] as const) {
      const { id } = await newPage(kind)
      await change('patch', `/pages/${id}`, { urlId })
      await asImported(id, type)
      const audioUrl = '/s/rain.mp3'
      const own = kind === 'gallery' ? { imageId: await upload() } : { content: { audioUrl } }
      await call(`/collections/${id}/items`, { title: `Of a ${type}`, status: 'public', ...own })
    }
    const page = await newPage('template-page', { templatePage: 'of-blocks' })
    await publish()
    shown = (await visit(page.path)).text
  })

  it.each([
    ['3.collection-types.06', 'gallery-block', 6],
    ['3.collection-types.16', 'album-block', 18],
  ])('fact %s: a collection can be of the type %s, which is %i', (_id, name, type) => {
    expect(shown).toContain(`<p data-type="${type}">Of a ${name}</p>`)
  })
})

describe('what a folder does when it is opened itself', () => {
  const open = async (folderBehavior: number) => {
    const [folder, child] = [await newPage('folder', { folderBehavior }), await newPage('page')]
    const items = [{ collectionId: folder.id, items: [{ collectionId: child.id }] }]
    await call('/widget/UpdateNavigation', { navigation: { items } })
    await publish()
    return { child, answer: await visit(folder.path) }
  }

  it('fact 3.folder-behaviors.01: index is 1, and shows what is in it', async () => {
    const { child, answer } = await open(1)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(`href="${child.path}"`)
  })

  it('fact 3.folder-behaviors.02: redirect is 2, and leads to the first page in it', async () => {
    const { child, answer } = await open(2)
    expect([answer.status, answer.headers.location]).toEqual([301, child.path])
  })

  it('fact 3.folder-behaviors.03: none is 3, and there is nothing to open', async () => {
    expect((await open(3)).answer.status).toBe(404)
  })
})

describe('options of a gallery', () => {
  const paths = new Map<string, string>()

  beforeAll(async () => {
    const imageId = await upload()
    for (const settings of GALLERIES) {
      const gallery = await newPage('gallery', settings)
      paths.set(JSON.stringify(settings), gallery.path)
      const item = {
        title: 'A bowl',
        excerpt: textDocument(paragraph('Glazed')),
        status: 'public',
        imageId,
      }
      await call(`/collections/${gallery.id}/items`, item)
    }
    await publish()
  })

  /** A gallery's `options` for templates with these settings, and the page as visitors get it. */
  async function shown(settings: object) {
    const path = paths.get(JSON.stringify(settings))
    if (path === undefined) throw new Error(`No gallery with ${JSON.stringify(settings)}`)
    const { body } = await visit(`${path}?format=json`)
    return { options: body.options, html: (await visit(path)).text }
  }
  const optionsOf = async (settings: object) => (await shown(settings)).options
  const refused = async (settings: object) => {
    const { id } = await newPage('gallery')
    return (await world.owner.patch(api(`/pages/${id}`), { settings })).status === 400
  }

  it('fact 3.gallery-options.01: design is slideshow, slider, grid or stacked; by default grid', async () => {
    expect((await optionsOf({})).design).toBe('grid')
    for (const galleryDesign of ['slideshow', 'slider', 'grid', 'stacked']) {
      expect((await optionsOf({ galleryDesign })).design).toBe(galleryDesign)
    }
    expect(await refused({ galleryDesign: 'carousel' })).toBe(true)
  })

  it('fact 3.gallery-options.06: aspect-ratio is one of seven, by default square, and is about grids', async () => {
    const { options, html } = await shown({})
    expect(options['aspect-ratio']).toBe('square')
    const [, address = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
    const css = (await visit(address)).text
    for (const [galleryAspectRatio, ratio] of Object.entries(RATIOS)) {
      const one = await shown({ galleryAspectRatio })
      expect(one.options['aspect-ratio']).toBe(galleryAspectRatio)
      const className = `sqs-gallery-aspect-ratio-${galleryAspectRatio}`
      expect(one.html).toContain(className)
      expect(css).toContain(`.${className}{--gallery-ratio:${ratio}}`)
    }
    const users = css.match(/[^{}]*\{[^{}]*var\(--gallery-ratio\)/g) ?? []
    expect(users.map((rule) => rule.includes('.sqs-gallery-block-grid '))).toEqual([true])
    expect(await refused({ galleryAspectRatio: '3:2' })).toBe(true)
  })

  it('fact 3.gallery-options.13: show-meta-only-title is true or false, and shows titles', async () => {
    for (const isShown of [true, false]) {
      const { options, html } = await shown({ galleryShowsTitles: isShown })
      expect(options['show-meta-only-title']).toBe(isShown)
      expect(html.includes('<div class="image-slide-title">A bowl</div>')).toBe(isShown)
    }
    expect(await refused({ galleryShowsTitles: 'yes' })).toBe(true)
  })

  it.each([
    ['3.gallery-options.17', 'thumbnails-per-row', 'galleryPerRow', 1, 10, 4],
    ['3.gallery-options.18', 'padding', 'galleryPadding', 0, 50, 20],
  ])(
    'fact %s: %s (%s) is from %i to %i, by default %i',
    async (_id, option, setting, min, max, usual) => {
      expect((await optionsOf({}))[option]).toBe(usual)
      expect((await optionsOf({ [setting]: min }))[option]).toBe(min)
      expect((await optionsOf({ [setting]: max }))[option]).toBe(max)
      expect(await refused({ [setting]: min - 1 })).toBe(true)
      expect(await refused({ [setting]: max + 1 })).toBe(true)
    },
  )

  it('fact 3.gallery-options.19: lightbox is true or false, by default false', async () => {
    const usual = await shown({})
    expect(usual.options.lightbox).toBe(false)
    expect(usual.html).not.toContain('js-gallery-lightbox-opener')
    const open = await shown({ galleryLightbox: true })
    expect(open.options.lightbox).toBe(true)
    expect(open.html).toContain('js-gallery-lightbox-opener')
    expect(await refused({ galleryLightbox: 1 })).toBe(true)
  })

  it('fact 3.gallery-options.20: lightboxTheme is dark or light, by default dark', async () => {
    expect((await optionsOf({})).lightboxTheme).toBe('dark')
    for (const galleryLightboxTheme of ['dark', 'light']) {
      const { options, html } = await shown({ galleryLightboxTheme })
      expect(options.lightboxTheme).toBe(galleryLightboxTheme)
      expect(html).toContain(`data-lightbox-theme="${galleryLightboxTheme}"`)
    }
    expect(await refused({ galleryLightboxTheme: 'grey' })).toBe(true)
  })

  it.each(OPTIONS.map((one) => [one.fact, one.option, one.setting, one] as const))(
    'fact %s: %s (%s) has its values and its default, and visitors see it',
    async (_fact, option, setting, { initial, values, refused: wrong, beside, seen, isSwitch }) => {
      expect((await optionsOf({}))[option]).toBe(initial)
      for (const value of values) {
        const { options, html } = await shown({ ...beside, [setting]: value })
        expect(options[option]).toBe(value)
        expect(html.includes(seen(value)), `${option} ${value}`).toBe(isSwitch ? value : true)
      }
      for (const value of wrong) expect(await refused({ [setting]: value })).toBe(true)
    },
  )

  it('fact 9.texts.06: meta positions and alignments are those of the options, in the page and in its styles', async () => {
    const places = OPTIONS.filter(({ option }) =>
      /^(?:meta-position|active-alignment)$/.test(option),
    )
    const words = places.flatMap(({ values, beside, setting }) =>
      values.map((value) => ({ ...beside, [setting]: value })),
    )
    expect(words.length).toBe(10)
    for (const settings of words) {
      const [, address = ''] =
        /<link rel="stylesheet" href="([^"]+)"/.exec((await shown(settings)).html) ?? []
      const css = (await visit(address)).text
      expect(css).toMatch(/sw-gallery-over\[class\$=|active-alignment-right/)
    }
  })

  it('fact 9.limits.11: the default slider aspect ratio is 50: half as high as it is wide', async () => {
    const { html } = await shown({ galleryDesign: 'slider' })
    const [, address = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
    expect((await visit(address)).text).toContain(
      '.sqs-gallery-block-slider .image-slide-anchor{height:50cqw;',
    )
  })

  it.each([
    ['3.gallery-options.24', 'grid'],
    ['3.gallery-options.25', 'slideshow'],
    ['3.gallery-options.26', 'slider'],
    ['3.gallery-options.27', 'stacked'],
  ])('fact %s: templates know the design %s', async (_id, galleryDesign) => {
    expect((await shown({ galleryDesign })).html).toContain(
      `<i data-design="${galleryDesign}"></i>`,
    )
  })
})

describe('backgrounds of sections', () => {
  let html: string
  const section = (background: object) => ({
    id: newId(),
    settings: { theme: 'light', height: 'medium', anchor: '', background },
    blocks: {},
    desktop: {},
    phone: { auto: true },
  })

  beforeAll(async () => {
    const picture = { ...pictureBackground(await upload()), source: 'upload' }
    const bytes = Buffer.from('\0\0\0\x20ftypisom')
    const fileId = (await call('/assets?filename=kiln.mp4', bytes)).asset.id
    const page = await newPage('page')
    const [document] = (await world.owner.get(api(`/pages/${page.id}/editor`))).body.documents
    const operations = [
      picture,
      { ...picture, source: 'video', fileId },
      { ...picture, source: 'none' },
    ].map((background, index) => ({ kind: 'insertSection', section: section(background), index }))
    await call(`/documents/${document.id}/operations`, {
      baseRevision: document.revision,
      batchId: newId(),
      operations,
    })
    await publish()
    html = (await visit(page.path)).text
  })

  it.each([
    ['3.background-sources.01', 'upload'],
    ['3.background-sources.03', 'video'],
    ['3.background-sources.04', 'none'],
  ])('fact %s: an owner sets a section’s background to %s, which templates know', (_id, source) => {
    expect(html).toContain(`<i data-behind="${source}"></i><div class="sw-grid`)
  })
})

describe('slides', () => {
  let cover: string
  let locked: string
  let shut: string
  let refused: string
  let popup: string
  const covers: Record<string, string> = {}

  beforeAll(async () => {
    const page = await newPage('page')
    const places = ['top', 'center', 'bottom'].flatMap((row) =>
      ['left', 'center', 'right'].map((column) => `${row}-${column}`),
    )
    const paths = new Map<string, string>()
    for (const coverPosition of places) {
      paths.set(coverPosition, (await newPage('splash-page', { coverPosition })).path)
    }
    const usual = await newPage('splash-page')
    const { settings } = (await world.owner.get(api('/settings'))).body
    const pressed = { isOn: true, title: 'Sale', buttonLabel: 'See what is new', buttonUrl: '/' }
    await change('put', '/settings', {
      ...settings,
      logoImageId: await upload(),
      popup: { ...settings.popup, ...pressed },
    })
    await publish()
    await change('put', `/pages/${page.id}/password`, { password: PASSWORD })
    await forgetSite(world.app, world.site.id)
    cover = (await visit(usual.path)).text
    locked = (await visit(page.path)).text
    refused = (await world.visitor().submit('/lock', { next: page.path, password: 'sesame' })).text
    popup = (await visit('/popup-overlay')).text
    for (const [position, path] of paths) covers[position] = (await visit(path)).text
    await setStatus({ status: 'maintenance', maintenanceText: 'Back on Monday.' })
    shut = (await visit(usual.path)).text
    await setStatus({ status: 'public' })
  })

  async function setStatus(status: object): Promise<void> {
    await change('put', '/status', status)
    await forgetSite(world.app, world.site.id)
  }

  const screen = (html: string) => /<main[^>]*>/.exec(html)?.[0]

  it('fact 3.slide-types.01: a cover page is a slide, with nothing of the theme around it', () => {
    expect(screen(cover)).toMatch(/class="[^"]*sqs-slide-container" data-slide-type="cover-page"/)
    expect(cover).not.toContain('<i data-design=')
  })

  it('fact 3.slide-types.02: a lock screen is a slide, with nothing of the theme around it', () => {
    expect(screen(locked)).toMatch(/class="[^"]*sqs-slide-container" data-slide-type="lock-screen"/)
    expect(locked).not.toContain('<i data-design=')
  })

  const slice = (name: string, html: string) =>
    html.split('<p data-slice="').find((one) => one.startsWith(`${name}"`))

  it('fact 3.slice-types.01: a lock screen has a heading', () => {
    expect(slice('heading', locked)).toContain('This page is private')
  })

  it('fact 3.slice-types.03: a screen of maintenance has a body', () => {
    expect(slice('body', shut)).toContain('Back on Monday.')
  })

  it('fact 3.slice-types.14: a lock screen has the sign of a lock', () => {
    expect(slice('lock', locked)).toContain('<svg class="sw-padlock"')
  })

  it('fact 3.slice-types.20: a lock screen is told for the moment why a password was not taken', () => {
    expect(slice('temp-lock-inject', locked)).toBeUndefined()
    expect(slice('temp-lock-inject', refused)).toContain('That is not the password.')
  })

  it('fact 3.slide-types.03: the popup is a slide', () => {
    expect(screen(popup)).toContain(' sqs-slide-container" data-slide-type="popup-overlay"')
  })

  it('fact 3.slice-types.19: the popup has something to press', () => {
    expect(popup).toMatch(/data-slice-type="popup-overlay-action"><a [^>]*>See what is new</)
  })

  it('fact 3.slice-types.15: a lock screen has a password', () => {
    expect(slice('password', locked)).toContain('<input id="lock-password" name="password"')
  })

  it('fact 3.slice-types.17: a lock screen has a logo', () => {
    expect(slice('logo', locked)).toMatch(/\/images\/[\da-f]{24}\/logo/)
  })

  it.each([
    ['3.nine-positions.01', 'top-left'],
    ['3.nine-positions.02', 'top-center'],
    ['3.nine-positions.03', 'top-right'],
    ['3.nine-positions.04', 'center-left'],
    ['3.nine-positions.05', 'center-center'],
    ['3.nine-positions.06', 'center-right'],
    ['3.nine-positions.07', 'bottom-left'],
    ['3.nine-positions.08', 'bottom-center'],
    ['3.nine-positions.09', 'bottom-right'],
  ])('fact %s: what is on a slide can stand %s', (_id, position) => {
    expect(screen(covers[position] ?? '')).toContain(` data-position="${position}"`)
  })
})
