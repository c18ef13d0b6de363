import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'

const [LINK, PAGE_LINK] = [13, 12]
const toPage = { link: { href: `page:${IDS.page}`, newWindow: true } }

describe('the link block', () => {
  it('leads to its target with its words and description', () => {
    expect(htmlOf(LINK, { ...toPage, label: 'Read', description: 'A <b>', look: 'card' })).toBe(
      '<p class="sw-link sw-link--card sw-link--medium sw-link--left"><a class="sw-link-target" href="/about" target="_blank" rel="noopener">' +
        '<span class="sw-link-label">Read</span> <span class="sw-link-description">A &lt;b&gt;</span></a></p>',
    )
  })

  it('is words alone when its page is gone', () => {
    const link = { href: `page:${IDS.missing}`, newWindow: true }
    expect(htmlOf(LINK, { link })).not.toMatch(/<a |href|target=/)
  })

  it('asks for its words in the editor only', () => {
    expect(htmlOf(LINK, { label: ' ' })).toBe('')
    expect(htmlOf(LINK, { label: ' ' }, 'edit')).toContain('Give this link its words')
  })
})

describe('the page link block', () => {
  it('is called as its page is, or as its owner says', () => {
    expect(htmlOf(PAGE_LINK, { collectionId: IDS.page })).toContain(
      'href="/about"><span class="sw-link-label">About &lt;us&gt;</span></a>',
    )
    expect(htmlOf(PAGE_LINK, { collectionId: IDS.page, label: 'Us' })).toContain('>Us</span>')
  })

  it('says that one is on its page', () => {
    const html = htmlOf(PAGE_LINK, { collectionId: IDS.page }, 'publish', { pageId: IDS.page })
    expect(html).toContain('href="/about" aria-current="page"')
  })

  it('is nothing to visitors while its page is not there', () => {
    expect(htmlOf(PAGE_LINK, { collectionId: IDS.missing, label: 'Gone' })).toBe('')
    expect(htmlOf(PAGE_LINK, { collectionId: IDS.missing }, 'edit')).toContain('was removed')
    expect(htmlOf(PAGE_LINK, {}, 'edit')).toContain('Choose a page')
  })
})
