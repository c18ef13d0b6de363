import { parseTemplate } from '@sitewright/template'
import { describe, expect, it } from 'vitest'
import { documentNeeds, renderSection, stripEditMarkers } from '../render.ts'
import { blockOf, DATA, documentOf, IDS, sectionOf } from '../testing.ts'
import { BACKGROUND_FIELDS, backgroundOf, backgroundSchema } from './fields.ts'

const plain = backgroundOf({ theme: 'light', height: 'medium', anchor: '' })
const upload = { source: 'upload', pictureId: IDS.asset }
const film = { source: 'video', film: 'file', fileId: IDS.film }
const sectionWith = (background: object) => {
  const section = sectionOf(blockOf(21))
  return {
    ...section,
    settings: { ...section.settings, background: { ...plain, ...background } },
  }
}
const html = (background: object, more = {}) =>
  renderSection(sectionWith(background), { mode: 'publish', data: DATA, ...more })

describe('the background of a section', () => {
  it('is nothing but the colour of its theme at first', () => {
    expect(html({})).not.toContain('sw-section-background')
  })

  it('is a picture, cropped around the point that its owner chose', () => {
    const shown = html({ ...upload, focalPoint: { x: 0.1, y: 0.9 }, veil: 'strong' })
    expect(shown).toContain('sw-section-background--strong"><img src="/images/bowl.jpg')
    expect(shown).toContain('object-position:10% 90%')
  })

  it('is a film of the site’s files, without sound and not yet playing, before its picture', () => {
    const shown = html({ ...film, pictureId: IDS.asset })
    expect(shown).toMatch(/<img src="\/images\/bowl\.jpg[^>]*>\s*<video muted loop playsinline/)
    expect(shown).toContain('src="/s/kiln.mp4"')
    expect(shown).not.toMatch(/<video[^>]* (?:autoplay|controls)/)
  })

  it('is a film of another site, which is not asked for by the page itself', () => {
    const embed = { ...plain.embed, address: 'https://youtu.be/aqz-KE-bpKQ' }
    const shown = html({ source: 'video', film: 'address', embed })
    expect(shown).toMatch(
      /data-frame-url="https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?[^"]*mute=1/,
    )
    expect(shown).toContain('data-play="Play from YouTube"')
    expect(shown).not.toMatch(/<iframe| src="https/)
  })

  it.each([
    ['a picture that was removed', { source: 'upload', pictureId: IDS.missing }],
    ['a film that was removed', { ...film, fileId: IDS.missing }],
    ['a picture in place of a film', { ...film, fileId: IDS.asset }],
  ])('is the colour in place of %s', (_what, background) => {
    expect(html(background)).not.toContain('sw-section-background')
  })

  it('has no still of a film that it had before', () => {
    const embed = { ...plain.embed, pictureId: IDS.asset }
    expect(html({ source: 'upload', pictureId: '', embed })).not.toContain('sw-section-background')
  })

  it('is the same on the canvas', () => {
    for (const background of [{}, upload, film]) {
      const canvas = stripEditMarkers(html(background, { mode: 'edit' }))
      expect(canvas).toBe(html(background))
    }
  })

  it('is the picture alone where it was stored before there were films', () => {
    const { background: _none, ...settings } = sectionWith({}).settings
    const section = { ...sectionWith({}), settings: { ...settings, backgroundId: IDS.asset } }
    expect(renderSection(section, { mode: 'publish', data: DATA })).toBe(html(upload))
  })

  it('names the files that a page with it needs', () => {
    const section = sectionWith({ ...film, pictureId: IDS.asset })
    expect(documentNeeds(documentOf(section)).assets.toSorted()).toEqual([IDS.film, IDS.asset])
  })

  it('can be drawn by a theme, which knows its source', () => {
    const own = '{.background-source-upload?}<i>{pictureUrl}</i>{.or}plain{.end}'
    const theme = {
      overrideOf: (name: string) =>
        name === 'section-background' ? parseTemplate(own, { name }) : undefined,
      onSlow() {},
      partials: {},
    }
    expect(html(upload, { theme })).toContain('<i>/images/bowl.jpg</i>')
    expect(html({}, { theme })).toContain('plain')
  })

  it.each(['https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184', 'javascript:hit()'])(
    'takes no film that cannot play without sound: %s',
    (address) => {
      const embed = { ...plain.embed, address }
      expect(backgroundSchema.safeParse({ ...plain, embed }).success).toBe(false)
    },
  )

  it('reads settings that it does not know as a colour', () => {
    expect(html({ source: 'dancing' })).toBe(html({}))
    expect(Object.keys(BACKGROUND_FIELDS)).toEqual(Object.keys(plain))
  })
})
