// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IslandRuntime } from './island-loader.ts'
import { observeByHand, TestIsland } from './test-islands.ts'

let island: TestIsland

const find = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind

function page(html: string, holds = '.held'): void {
  document.body.innerHTML = `<div class="island">${html}</div>`
  island = new TestIsland({ holds })
  new IslandRuntime([island], { giveWay: () => {} }).scan(document)
}

function send(selector: string, event: Event): Event {
  find(selector).dispatchEvent(event)
  return event
}

const early = { bubbles: true, cancelable: true }

beforeEach(() => {
  observeByHand()
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

describe('events that come before their island', () => {
  it('are given to it in their order, once each, and their controls are busy until then', async () => {
    page('<div class="held" tabindex="0">A</div><button class="held" value="b">B</button>')
    const others: string[] = []
    find('.island').addEventListener('click', () => others.push('click'))
    find('button').click()
    send('div.held', new KeyboardEvent('keydown', { ...early, key: 'Enter' }))
    send('div.held', new KeyboardEvent('keyup', { ...early, key: ' ' }))
    expect(find('button').getAttribute('aria-busy')).toBe('true')
    expect(others).toEqual([])
    await island.arrives()
    expect(island.heard).toEqual(['click b', 'keydown Enter', 'keyup  '])
    expect([find('button').getAttribute('aria-busy'), others]).toEqual([null, ['click']])
  })

  it('find the fields as they were then, which are afterwards as the visitor left them', async () => {
    page('<input class="size" value="s"><button class="held">Add</button>')
    let added = ''
    find('.island').addEventListener('click', () => {
      added += find<HTMLInputElement>('.size').value
    })
    find('button').click()
    find<HTMLInputElement>('.size').value = 'm'
    find('button').click()
    find<HTMLInputElement>('.size').value = 'l'
    await island.arrives()
    expect([added, find<HTMLInputElement>('.size').value]).toEqual(['sm', 'l'])
  })

  it('find a choice as it was then, whose changes the island hears of', async () => {
    page(
      '<input type="radio" name="s" value="s"><input type="radio" name="s" value="m"><button class="held" value="go">Add</button>',
    )
    const radio = (value: string) => find<HTMLInputElement>(`[value=${value}]`)
    radio('s').checked = true
    find('button').click()
    radio('m').checked = true
    await island.arrives()
    expect(island.heard).toEqual(['change s', 'click go', 'change m'])
    expect([radio('s').checked, radio('m').checked]).toEqual([false, true])
  })

  it('leave to the island what it has written into the fields', async () => {
    page('<input class="size" value="s"><button class="held">Add</button>')
    find('button').click()
    await island.arrives((root) => {
      find<HTMLInputElement>('.size').value = 'ours'
      return island.mount(root)
    })
    expect(find<HTMLInputElement>('.size').value).toBe('ours')
  })

  it('are changes of fields, too, each with the value that it told of', async () => {
    page('<input class="held">')
    for (const value of ['a', 'ab']) {
      find<HTMLInputElement>('.held').value = value
      send('.held', new InputEvent('input', early))
    }
    await island.arrives()
    expect(island.heard).toEqual(['input a', 'input ab'])
    expect(find<HTMLInputElement>('.held').value).toBe('ab')
  })

  it('are submits, too', async () => {
    page('<form class="held"><input name="q"><button>Go</button></form>')
    const submit = send('form', new SubmitEvent('submit', early))
    expect(submit.defaultPrevented).toBe(true)
    await island.arrives()
    expect(island.heard).toEqual(['submit'])
  })

  it('are dropped where what they were for is gone', async () => {
    page('<button class="held">A</button><button class="held" value="b">B</button>')
    find('button').click()
    find('button[value=b]').click()
    find('button').remove()
    await island.arrives()
    expect(island.heard).toEqual(['click b'])
  })

  it('are given to the island around another, where only that one holds them', async () => {
    page('<p class="inner"><button class="held">A</button></p>')
    const inner = new TestIsland({ selector: '.inner', holds: '.other' })
    new IslandRuntime([inner], { giveWay: () => {} }).scan(document)
    find('button').click()
    await inner.arrives()
    await island.arrives()
    expect(island.heard).toEqual(['click'])
  })
})

describe('events that are not kept', () => {
  it.each([
    ['a click that is to open another tab', new MouseEvent('click', { ...early, ctrlKey: true })],
    ['a key that belongs to the browser', new KeyboardEvent('keydown', { ...early, key: 'Tab' })],
    ['a key that the browser makes a click', new KeyboardEvent('keydown', { ...early, key: ' ' })],
  ])('%s', (_, event) => {
    page('<a class="held" href="#x">A</a>')
    expect(send('.held', event).defaultPrevented).toBe(false)
    expect(find('.held').getAttribute('aria-busy')).toBe(null)
  })

  it.each([
    ['a key that is typed', new KeyboardEvent('keydown', { ...early, key: 'Enter' })],
    ['a click into a field', new MouseEvent('click', early)],
  ])('%s', (_, event) => {
    page('<input class="held">')
    expect(send('.held', event).defaultPrevented).toBe(false)
  })
})
