// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { createIslandRuntime, type Island, type IslandRuntime } from './island-loader.ts'

let mounts: Element[]
let clicks: number
let arrive: () => void
let fail: () => void
let runtime: IslandRuntime
let gaveWay: Element[]

const button = () => document.querySelector<HTMLElement>('.buy') as HTMLElement
const turn = () => new Promise((resolve) => setTimeout(resolve))

const ISLAND: Island = {
  name: 'test',
  selector: '.buy',
  root: '.island',
  holds: '.buy',
  startedBy: ':checked',
  load: () =>
    new Promise((resolve, reject) => {
      fail = () => reject(new Error('offline'))
      arrive = () =>
        resolve({
          mount: (root) => {
            mounts.push(root)
            root.addEventListener('click', (event) => {
              event.preventDefault()
              clicks += 1
            })
            return () => void mounts.pop()
          },
        })
    }),
}

beforeEach(() => {
  document.body.innerHTML = '<div class="island"><a class="buy" href="#x">Buy</a></div>'
  mounts = []
  clicks = 0
  gaveWay = []
  runtime = createIslandRuntime([ISLAND], {
    giveWay: (_root, control) => gaveWay.push(control),
    retryAfterMs: 0,
  })
  runtime.scan(document)
})

describe('an island', () => {
  it('is loaded at the first touch and not before', async () => {
    button().dispatchEvent(new Event('pointerover', { bubbles: true }))
    arrive()
    await turn()
    expect(mounts).toEqual([document.querySelector('.island')])
  })

  it('gets the click that came too early, once, and is busy until then', async () => {
    button().click()
    expect(button().getAttribute('aria-busy')).toBe('true')
    arrive()
    await turn()
    expect(button().hasAttribute('aria-busy')).toBe(false)
    expect(clicks).toBe(1)
  })

  it('leaves a click alone that is to open another tab', () => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    button().dispatchEvent(press)
    expect(press.defaultPrevented).toBe(false)
    expect(button().hasAttribute('aria-busy')).toBe(false)
  })

  it('that did not arrive is asked for once more before the press is given up', async () => {
    button().click()
    fail()
    await turn()
    await turn()
    arrive()
    await turn()
    expect([clicks, gaveWay]).toEqual([1, []])
  })

  it('that does not arrive at all gives way, and holds no press any more', async () => {
    button().click()
    fail()
    await turn()
    await turn()
    expect(button().getAttribute('aria-busy')).toBe('true')
    fail()
    await turn()
    expect([gaveWay, button().hasAttribute('aria-busy')]).toEqual([[button()], false])
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    button().dispatchEvent(press)
    expect(press.defaultPrevented).toBe(false)
  })

  it('follows what is chosen already, without being touched', async () => {
    runtime.destroy(document)
    button().insertAdjacentHTML('beforebegin', '<input type="radio" checked>')
    runtime.scan(document)
    arrive()
    await turn()
    expect(mounts).toHaveLength(1)
  })

  it('is taken down with its content, and found again in new content', async () => {
    button().click()
    arrive()
    await turn()
    runtime.destroy(document)
    expect(mounts).toEqual([])
  })
})
