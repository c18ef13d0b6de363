// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { closeMenusElsewhere } from './menus.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <details id="menu" data-menu open><summary>Menu</summary>
      <details id="folder" data-menu open><summary>More</summary><a href="#x">Page</a></details>
    </details>
    <details id="answer" open><summary>Question</summary></details>
    <button id="outside">Outside</button>`
})
closeMenusElsewhere(document)

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id)
const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))

describe('a menu of the page', () => {
  it('closes when one presses elsewhere, and only menus do', () => {
    find('#outside').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(open()).toEqual(['answer'])
  })

  it('stays while one is in it', () => {
    find('#folder a').dispatchEvent(new Event('focusin', { bubbles: true }))
    expect(open()).toEqual(['menu', 'folder', 'answer'])
  })

  it('closes on Escape, the innermost first, and gives focus back to what opened it', () => {
    pressEscape()
    expect(open()).toEqual(['menu', 'answer'])
    expect(document.activeElement).toBe(find('#folder summary'))
    pressEscape()
    expect(open()).toEqual(['answer'])
    expect(document.activeElement).toBe(find('#menu > summary'))
    pressEscape()
    expect(open()).toEqual(['answer'])
  })
})
