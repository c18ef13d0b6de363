/** Every feature of the format, and what themes leave out. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTarGz } from '@sitewright/testing/test-archives'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkTheme } from './check/check-theme.ts'
import {
  bodyClasses,
  loadTheme,
  nameForScripts,
  readThemeArchive,
  stringsFor,
  type Theme,
  themeFrom,
} from './index.ts'
import { readThemeFiles } from './read-files.ts'
import { compileFresh } from './styles/compile-styles.ts'

const FOLDER = join(import.meta.dirname, 'fixtures/everything')

let theme: Theme

beforeAll(async () => {
  theme = await loadTheme(FOLDER)
})

describe('a theme with everything', () => {
  it('is read without a problem', async () => {
    expect(theme.problems).toEqual([])
    const { findings } = await checkTheme(FOLDER)
    expect(findings.map(({ code }) => code)).toEqual(['scripts-never-run', 'scripts-never-run'])
  })

  it('is the same from a folder and from an archive', async () => {
    const { files } = await readThemeFiles(FOLDER)
    const packed = makeTarGz(
      Object.fromEntries([...files].reverse().map(([path, bytes]) => [`theme/${path}`, bytes])),
    )
    const other = themeFrom(await readThemeArchive(packed), { id: 'installed' })
    expect(other).toMatchObject({ id: 'installed', name: 'Everything', revision: theme.revision })
  })

  it('names itself and its layouts', () => {
    expect(theme).toMatchObject({ id: 'everything', name: 'Everything', author: 'Sitewright' })
    expect(theme.defaultLayout).toBe('default')
    expect([...theme.layoutNames]).toEqual([
      ['default', 'Default'],
      ['wide', 'Wide, without navigation'],
    ])
  })

  it('has regions at its root and anywhere below regions, with or without their ending', () => {
    for (const id of ['default', 'wide']) {
      const source = theme.layouts.get(id)?.source ?? ''
      expect(source).toMatch(/^<!doctype html>[\s\S]*<main[\s\S]*<footer>[\s\S]*<\/html>\n$/)
    }
  })

  it('has navigations, system collections without those of habit, and system partials of any file', () => {
    expect(theme.navigations.map(({ name }) => name)).toEqual(['mainNav', 'footerNav', 'spareNav'])
    expect([...theme.systemCollections]).toEqual(['album', 'blog', 'events', 'gallery', 'products'])
    expect([...theme.systemPartials]).toEqual(['sqs-share-buttons', 'sqs-social-links'])
  })

  it('has custom types with fields of every type', () => {
    expect([...theme.customTypes.values()]).toEqual([
      {
        name: 'project',
        title: 'Project',
        base: 'image',
        fields: [
          { name: 'client', title: 'Client', type: 'text' },
          { name: 'story', title: 'Story', type: 'wysiwyg' },
          { name: 'plan', title: 'Plan', type: 'image' },
          { name: 'isFinished', title: 'Finished', type: 'checkbox' },
          { name: 'views', title: 'Views', type: 'gallery' },
        ],
      },
      { name: 'reading', title: 'Reading', base: 'event', fields: [] },
    ])
  })

  it('has collections whose settings have their types, whichever way they are written', () => {
    const conf = (name: string) => theme.collections.get(name)?.conf
    expect(conf('blog')).toEqual({
      title: 'Blog',
      newTitle: 'New Blog',
      addText: 'Add Post',
      icon: 'blog',
      description: 'Posts by date.',
      acceptTypes: ['text', 'image', 'video', 'audio'],
      ordering: 'chronological',
      pageSize: 20,
      hasSystemBlogCollectionSettings: true,
      relatedItems: true,
      supportsVideoBackgrounds: true,
      systemPartials: ['sqs-social-links'],
    })
    expect(conf('index')).toMatchObject({
      index: true,
      indexType: 'grid',
      fullData: true,
      indexItemSelectors: ['.index-item'],
    })
    expect(conf('stack')).toMatchObject({ index: true, indexType: 'stacked', fullData: true })
    expect(conf('full-url')?.indexType).toBe('full-url')
    expect(conf('folder')?.folder).toBe(true)
    expect(conf('products')).toMatchObject({
      systemCollectionVersion: '2.0',
      view: 'product-table',
    })
    const parts = [...theme.collections.values()].map(({ name, list, item }) => [
      name,
      [list && 'list', item && 'item'].filter(Boolean).join(' '),
    ])
    expect(Object.fromEntries(parts)).toEqual({
      album: 'list',
      blog: 'list item',
      events: 'list',
      folder: '',
      'full-url': '',
      gallery: 'list',
      index: 'list',
      products: '',
      projects: 'item',
      stack: 'list',
    })
  })

  it('has partials, and its own markup for blocks of the platform', () => {
    expect(Object.keys(theme.partials)).toEqual(
      expect.arrayContaining(['card.block', 'parts/navigation-link.block', 'own-image.block']),
    )
    expect([...theme.blockOverrides.keys()].sort()).toEqual([
      'button',
      'form',
      'gallery',
      'image',
      'newsletter',
      'search',
      'summary-v2',
    ])
    expect(theme.blockOverrides.get('image')).toBe(theme.partials['own-image.block'])
  })

  it('has pages', () => {
    expect([...theme.pages.keys()]).toEqual(['home', 'poster'])
    expect(theme.pages.get('home')?.conf).toEqual({
      title: 'Home',
      description: 'What is new.',
      icon: 'home',
    })
  })

  it('has scripts that are joined, that are not, and that depend on who asks', () => {
    expect(theme.layoutScripts.get('default')).toEqual([
      { path: '/scripts/first.js', isCombined: false },
      { path: '/scripts/site.js', isCombined: true },
      { path: '/scripts/shop.js', isCombined: undefined },
    ])
  })

  it('has styles that use modules of the platform, and tweaks of every type', () => {
    const { css, problems } = compileFresh(theme)
    expect(problems).toEqual([])
    expect(css).toMatch(/^@import url\("\/\/fonts\.example\/remote\.css"\);/)
    expect(css).toContain('@media screen and (max-width: 640px)')
    expect(css).toContain('.more:after')
    expect([...new Set(theme.tweaks.map(({ type }) => type))].sort()).toEqual([
      'checkbox',
      'color',
      'dropdown',
      'font',
      'value',
    ])
  })

  it('serves its assets and scripts as they are', async () => {
    expect([...theme.files.keys()]).toEqual([
      '/assets/icons/ui-icons.svg',
      '/scripts/first.js',
      '/scripts/shop.js',
      '/scripts/site.js',
    ])
    const onDisk = await readFile(join(FOLDER, 'scripts/site.js'))
    expect(theme.files.get('/scripts/site.js')).toEqual(onDisk)
  })

  it('speaks the languages it knows, filled up from American English', () => {
    const cart = (locale: string) => stringsFor(theme.strings, 'template', locale).cart
    expect(['de-DE', 'de_CH', 'DE', 'fr-FR', 'en-US', ''].map(cart)).toEqual([
      'Warenkorb',
      'Warenkorb',
      'Warenkorb',
      'Cart',
      'Cart',
      'Cart',
    ])
    expect(stringsFor(theme.strings, 'template', 'de-DE').search).toBe('Search')
    expect(stringsFor(theme.strings, 'tweaks', 'de-DE')['Sticky Header']).toBe('Feste Kopfzeile')
    expect(stringsFor(theme.strings, 'configuration', 'de-DE')['blog.conf']).toEqual({
      addText: 'Beitrag hinzufügen',
      title: 'Blog',
    })
    expect(stringsFor(theme.strings, 'annotations', 'de-DE')).toEqual({ Banner: 'Banner' })
  })
})

describe('a theme that leaves things out', () => {
  it('is read as far as it goes', async () => {
    const sparse = await loadTheme(join(import.meta.dirname, 'fixtures/sparse'))
    expect(sparse).toMatchObject({ name: 'sparse', author: '', defaultLayout: 'landing' })
    expect(sparse.problems).toMatchObject([
      { file: 'styles/site.less', line: 1, message: expect.stringContaining('not valid JSON') },
    ])
    expect(compileFresh(sparse).css).toContain('color: #333')
    expect(sparse.layoutNames.get('landing')).toBe('landing')
    expect(sparse.layoutScripts.get('landing')).toEqual([
      { path: '/scripts/gone.js', isCombined: true },
    ])
    expect(sparse.collections.get('notes')).toMatchObject({ name: 'notes', list: undefined })
    expect(sparse.collections.get('notes')?.conf).toEqual({
      title: 'Notes',
      pageSize: 12,
      folder: false,
      index: true,
      fullData: true,
    })
    expect(stringsFor(sparse.strings, 'template', 'en-US')).toEqual({})
  })
})

describe('a theme that lists galleries itself and has the system’s too', () => {
  it('has the choices of the platform’s galleries, with classes and values for scripts', () => {
    const known = new Map(theme.tweaks.map((tweak) => [nameForScripts(tweak), tweak.initial]))
    expect(known.get('gallery-design')).toBe('Slideshow')
    expect(known.get('gallery-aspect-ratio')).toBe('3:2 Standard')
    expect(known.get('gridSpacing')).toBe('10px')
    expect(bodyClasses(theme.tweaks, { 'Gallery Design': 'Grid' })).toContain('gallery-design-grid')
    const { css, problems } = compileFresh({
      ...theme,
      styles: [...theme.styles, { path: 'styles/z.less', text: '.slide { margin: @gridSpacing }' }],
    })
    expect([css.includes('margin: 10px'), problems]).toEqual([true, []])
  })

  it('others have none of them', async () => {
    const plain = await loadTheme(join(import.meta.dirname, 'fixtures/plain'))
    expect(plain.tweaks.map(({ title }) => title)).not.toContain('Gallery Design')
  })
})
