// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { mount } from './carousel.ts'

/** A carousel three times as wide as what is seen of it, unless another width is given. */
function carousel({ direction = 'ltr', width = 900 } = {}) {
  document.body.innerHTML = `<div class="sw-summary--carousel"><ul class="sw-summary-list" style="direction: ${direction}" data-previous="Zurück" data-next="Weiter"></ul></div>`
  const root = document.querySelector('.sw-summary--carousel') as HTMLElement
  const list = root.querySelector('ul') as HTMLElement
  Object.defineProperties(list, { clientWidth: { value: 300 }, scrollWidth: { value: width } })
  list.scrollBy = (options) => {
    list.scrollLeft += (options as ScrollToOptions).left ?? 0
    list.dispatchEvent(new Event('scroll'))
  }
  return { root, list, leave: mount(root) }
}

const buttons = () => [...document.querySelectorAll('button')]
const states = () => buttons().map(({ ariaLabel, ariaDisabled }) => [ariaLabel, ariaDisabled])

describe('the carousel of a summary', () => {
  it('scrolls a window further by its buttons, which say where it ends', () => {
    const { list } = carousel()
    expect(states()).toEqual([
      ['Zurück', 'true'],
      ['Weiter', 'false'],
    ])
    buttons()[1]?.click()
    buttons()[1]?.click()
    expect(list.scrollLeft).toBe(600)
    expect(states()).toEqual([
      ['Zurück', 'false'],
      ['Weiter', 'true'],
    ])
    buttons()[1]?.click()
    expect(list.scrollLeft).toBe(600)
  })

  it('goes the other way in languages that are written from right to left', () => {
    const { list } = carousel({ direction: 'rtl' })
    buttons()[1]?.click()
    expect(list.scrollLeft).toBe(-300)
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['→', '←'])
  })

  it('shows no buttons where all of it is seen', () => {
    carousel({ width: 300 })
    expect(buttons().every(({ hidden }) => hidden)).toBe(true)
  })

  it('is taken down with its content', () => {
    carousel().leave()
    expect(buttons()).toEqual([])
  })
})
