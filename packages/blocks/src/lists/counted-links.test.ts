import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { LISTS_NOW, listFor } from '../test-lists.ts'
import { htmlOf, IDS } from '../testing.ts'
import { countedLinks, countsWish } from './counted-links.ts'

const fromBlog = { collectionId: IDS.blog }
const list = listFor(countsWish(IDS.blog, 'tags'))

describe('counts as links', () => {
  it('are in the order of their names or numbers, as many as there is room for', () => {
    const names = (order: 'name' | 'count', most: number) =>
      countedLinks(list, { of: 'tags', order, most }).map(({ name }) => name)
    expect(names('name', 9)).toEqual(['quick', 'slow'])
    expect(names('count', 9)).toEqual(['slow', 'quick'])
    expect(names('name', 1)).toEqual(['slow'])
  })

  it('are larger the more there are, and all alike where there are as many', () => {
    const sizes = (of: 'tags' | 'categories') =>
      countedLinks(list, { of, order: 'name', most: 9 }).map(({ size }) => size)
    expect(sizes('tags')).toEqual([1, 5])
    expect(sizes('categories')).toEqual([1])
  })
})

describe('blocks of counts', () => {
  it('lead to the items of an author, a tag, a category and a month', () => {
    const html = (type: keyof typeof BLOCK_TYPES) => htmlOf(BLOCK_TYPES[type], fromBlog)
    expect(html('posts-by-author')).toContain(
      '>Ada &lt;A&gt;</a> <span class="sw-counted-number">3<',
    )
    expect(html('posts-by-tag')).toContain('<a href="/journal?tag=quick">quick</a>')
    expect(html('posts-by-category')).toContain('<a href="/journal?category=Tea">Tea</a>')
    expect(html('posts-by-month')).toContain('<a href="/journal?month=02-2026">February 2026</a>')
  })

  it('are a cloud whose sizes are said in numbers too', () => {
    const html = htmlOf(BLOCK_TYPES['tag-cloud'], fromBlog)
    expect(html).toContain('<li class="sw-cloud-5"><a href="/journal?tag=slow" rel="tag">slow</a>')
    expect(html).toContain('<span class="visually-hidden"> (3)</span>')
  })

  it('are an archive by year, or a menu that is a form', () => {
    const index = htmlOf(BLOCK_TYPES.archive, fromBlog)
    expect(index).toContain('<p class="sw-archive-year archive-group-name">2025</p>')
    expect(index).toContain('December<span class="visually-hidden"> 2025</span></a>')
    const menu = htmlOf(BLOCK_TYPES.archive, { ...fromBlog, layout: 'dropdown', groupBy: 'tags' })
    expect(menu).toContain('action="/journal" method="get"')
    expect(menu).toContain('<select id="archive-')
    expect(menu).toContain('name="tag">')
    expect(menu).toContain('<option value="slow">slow (3)</option>')
  })

  it('say in the editor only that a page has to be chosen', () => {
    for (const type of ['tag-cloud', 'archive', 'posts-by-month', 'journal'] as const) {
      expect(htmlOf(BLOCK_TYPES[type])).toBe('')
      expect(htmlOf(BLOCK_TYPES[type], {}, 'edit')).toContain('Choose a page whose items are shown')
    }
  })
})

describe('the calendar', () => {
  const html = htmlOf(BLOCK_TYPES.calendar, { collectionId: IDS.events, months: 2 })

  it('has events in their days and today marked', () => {
    expect(html).toContain('<td class="sw-calendar-today" aria-current="date">')
    expect(html).toContain('<span class="sw-calendar-number">12</span><a class="sw-calendar-event"')
    expect(new Date(LISTS_NOW).getUTCDate()).toBe(10)
  })

  it('turns its months by radio buttons with names', () => {
    expect(html).toContain('aria-label="March 2026" checked>')
    expect(html).toContain('aria-label="April 2026">')
    expect(html).toContain('No events')
    expect(htmlOf(BLOCK_TYPES.calendar, { collectionId: IDS.events, months: 1 })).not.toContain(
      '<input',
    )
  })
})

describe('tour dates', () => {
  it('have a place, and tickets where the event has a source', () => {
    const html = htmlOf(BLOCK_TYPES['tour-dates'], { collectionId: IDS.events })
    expect(html).toContain('The Kiln, 1 Clay Road, Stoke')
    expect(html.match(/>Tickets</g)).toHaveLength(1)
    expect(html).toContain('href="https://tickets.example/2"')
  })

  it('have no tickets once they are over', () => {
    const html = htmlOf(BLOCK_TYPES['tour-dates'], { collectionId: IDS.events, period: 'past' })
    expect(html).not.toContain('Tickets')
  })
})

describe('the pages of a folder', () => {
  it('have their pictures and descriptions', () => {
    const html = htmlOf(BLOCK_TYPES.index, { collectionId: IDS.folder, linkLabel: 'Go' })
    expect(html).toContain('<h3 class="sw-index-title"><a href="/about">About &lt;us&gt;</a></h3>')
    expect(html).toContain('Who &lt;we&gt; are')
    expect(html).toContain('<img src="/images/bowl.jpg')
    expect(html).toContain('Go<span class="visually-hidden">: About &lt;us&gt;</span>')
  })
})
