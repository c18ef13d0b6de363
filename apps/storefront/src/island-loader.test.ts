// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { createIslandRuntime, type IslandRuntime } from './island-loader.ts'

let mounts: Element[]
let clicks: number
let arrive: () => void
let fail: () => void
let runtime: IslandRuntime

const button = () => document.querySelector<HTMLElement>('.buy') as HTMLElement
const turn = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  document.body.innerHTML = '<div class="island"><a class="buy" href="#x">Buy</a></div>'
  mounts = []
  clicks = 0
  runtime = createIslandRuntime([
    {
      name: 'test',
      selector: '.buy',
      root: '.island',
      holds: '.buy',
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
    },
  ])
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

  it('that could not be loaded is tried again at the next touch', async () => {
    button().click()
    fail()
    await turn()
    expect([mounts.length, button().hasAttribute('aria-busy')]).toEqual([0, false])
    button().click()
    arrive()
    await turn()
    expect(clicks).toBe(1)
  })

  it('is taken down with its content, and found again in new content', async () => {
    button().click()
    arrive()
    await turn()
    runtime.destroy(document)
    expect(mounts).toEqual([])
  })
})
