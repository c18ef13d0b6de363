// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { itemAround, markItems, markNamed } from './items.ts'

const [ONE, TWO] = ['a'.repeat(24), 'b'.repeat(24)]

beforeEach(() => {
  document.body.innerHTML = `
    <main><article id="post-${ONE}"><h2>One</h2></article><article id="post-about"></article>
    <div data-document-id="d"><p id="item-${TWO}"></p></div></main>`
})

const found = (id: string) => {
  const element = document.getElementById(id)
  return element ? itemAround(element)?.dataset.itemId : 'not on the page'
}

it('finds the items of themes that mark none by their ids, outside of what has blocks', () => {
  markItems(true)
  expect(found(`post-${ONE}`)).toBe(ONE)
  expect(found('post-about')).toBeUndefined()
  expect(found(`item-${TWO}`)).toBeUndefined()
})

it('does so again on a page that was drawn anew, and nowhere while items cannot be chosen', () => {
  markItems(false)
  expect(found(`post-${ONE}`)).toBeUndefined()
  markItems(true)
  document.body.innerHTML = `<li id="event-${TWO}"></li>`
  markNamed()
  expect(found(`event-${TWO}`)).toBe(TWO)
})
