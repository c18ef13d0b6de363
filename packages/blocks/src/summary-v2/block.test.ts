import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'

const SUMMARY = BLOCK_TYPES['summary-v2']
const fromBlog = { collectionId: IDS.blog }

describe('the summary block', () => {
  it('shows items with the names that themes style', () => {
    const html = htmlOf(SUMMARY, { ...fromBlog, heading: 'News <1>', count: 2 })
    expect(html).toContain('summary-block-collection-type-blog')
    expect(html).toContain('<h3 class="summary-heading"')
    expect(html).toContain('News &lt;1&gt;')
    expect(html.match(/<li class="summary-item /g)).toHaveLength(2)
    expect(html).toContain(
      '<h4 class="summary-title"><a class="summary-title-link" href="/journal/post-3">Post 3 &lt;b&gt;</a></h4>',
    )
    expect(html).toContain('<div class="summary-excerpt"><p>About 3.</p></div>')
    expect(html).toContain('February 3, 2026</time>')
  })

  it('has the facts of items where they are wanted, with links to what else has them', () => {
    const show = { picture: false, title: true, excerpt: false, date: false, author: true }
    const more = { categories: true, tags: true, location: false, price: false, readMore: true }
    const html = htmlOf(SUMMARY, { ...fromBlog, show: { ...show, ...more }, metaPosition: 'above' })
    expect(html).toContain('>Ada &lt;A&gt;</a>')
    expect(html).toContain('<a href="/journal?category=Tea">Tea</a>')
    expect(html).toContain('<a href="/journal?tag=slow" rel="tag">slow</a>')
    expect(html).toContain('Read more<span class="visually-hidden">: Post 3 &lt;b&gt;</span>')
    expect(html).not.toMatch(/summary-thumbnail|summary-excerpt|<time/)
    expect(html.indexOf('summary-metadata')).toBeLessThan(html.indexOf('summary-title'))
  })

  it('has pictures that are links of their own only where there is no title', () => {
    expect(htmlOf(SUMMARY, fromBlog)).toContain('tabindex="-1" aria-hidden="true"><div')
    const show = { picture: true, title: false, excerpt: false, date: false, author: false }
    const html = htmlOf(SUMMARY, {
      ...fromBlog,
      show: {
        ...show,
        categories: false,
        tags: false,
        location: false,
        price: false,
        readMore: false,
      },
    })
    expect(html).toContain('alt="Post 3 &lt;b&gt;"')
    expect(html).not.toContain('aria-hidden')
  })

  it('can be scrolled by the keyboard as a carousel', () => {
    const html = htmlOf(SUMMARY, { ...fromBlog, design: 'carousel' })
    expect(html).toContain(
      'role="list" tabindex="0" data-previous="Previous" data-next="Next" aria-label="Journal"',
    )
    expect(html).toContain('data-block-variant="1006"')
  })

  it.each([
    [{}, 'Choose a page whose items are shown'],
    [{ collectionId: IDS.missing }, 'This page was removed'],
    [{ collectionId: IDS.blog, skip: 9 }, 'Nothing on this page can be seen by visitors yet'],
    [{ collectionId: IDS.blog, skip: 9, tags: ['x'] }, 'Nothing visible has these categories'],
    [{ source: 'related' }, 'items like it are shown here'],
  ])('says in the editor only what it lacks: %j', (props, words) => {
    expect(htmlOf(SUMMARY, props)).toBe('')
    expect(htmlOf(SUMMARY, props, 'edit')).toContain(words)
  })
})
