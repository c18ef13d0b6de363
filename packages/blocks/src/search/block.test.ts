import { expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'

const SEARCH = 33

it('is a form that works without script, with a label of its own', () => {
  const html = htmlOf(SEARCH, { placeholder: 'Find a "mug" & more' })
  expect(html).toContain('role="search" action="/search" method="get"')
  expect(html).toContain(
    `<label class="visually-hidden" for="search-${IDS.block}">Find a "mug" &amp; more</label>`,
  )
  expect(html).toContain(
    `id="search-${IDS.block}" type="search" name="q" maxlength="200" autocomplete="off" spellcheck="false" placeholder="Find a &quot;mug&quot; &amp; more">`,
  )
  expect(html).toMatch(/<button [^>]*type="submit">Search<\/button>/)
  expect(html).not.toContain('f_collectionId')
})

it('keeps to one page of the site', () => {
  expect(htmlOf(SEARCH, { collectionId: IDS.page })).toContain(
    `<input type="hidden" name="f_collectionId" value="${IDS.page}">`,
  )
})

it('searches the whole site when that page is gone', () => {
  expect(htmlOf(SEARCH, { collectionId: IDS.missing })).not.toContain('f_collectionId')
})

it('can do without words and without a button, and is called Search all the same', () => {
  const html = htmlOf(SEARCH, { placeholder: ' ', showButton: false })
  expect(html).toContain('>Search</label>')
  expect(html).not.toMatch(/placeholder|<button/)
})
