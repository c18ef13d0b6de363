import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'

const FOLDER = 17
const visit = { collectionId: IDS.folder }

describe('the folder block', () => {
  it('lists the folder’s pages under its title', () => {
    const html = htmlOf(FOLDER, { ...visit, layout: 'cards' })
    expect(html).toContain('<nav class="sw-folder sw-folder--cards" aria-label="Visit">')
    expect(html).toContain('<p class="sw-folder-title">Visit</p>')
    expect(html).toContain('<li><a href="/about">About &lt;us&gt;</a></li>')
  })

  it('is a menu that opens, or leads to the first page', () => {
    expect(htmlOf(FOLDER, { ...visit, behavior: 'none', title: 'See us' })).toContain(
      '<details class="sw-folder sw-folder--menu"><summary>See us</summary>',
    )
    expect(htmlOf(FOLDER, { ...visit, behavior: 'redirect' })).toContain(
      '<p class="sw-folder sw-folder--first"><a href="/about">About &lt;us&gt;</a></p>',
    )
  })

  it.each([
    ['', 'Choose a folder'],
    [IDS.page, 'No pages are in this folder yet'],
    [IDS.missing, 'This folder was removed'],
  ])('says in the editor only what it lacks', (collectionId, words) => {
    for (const behavior of ['index', 'redirect', 'none']) {
      expect(htmlOf(FOLDER, { collectionId, behavior })).toBe('')
      expect(htmlOf(FOLDER, { collectionId, behavior }, 'edit')).toContain(words)
    }
  })
})
