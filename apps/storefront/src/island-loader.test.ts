// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Island } from './island.ts'
import { IslandRuntime } from './island-loader.ts'
import { squarespaceGlobal } from './squarespace-global.ts'
import { observeByHand, TestIsland, turn } from './test-islands.ts'

let gaveWay: Element[]
let nearness: ReturnType<typeof observeByHand>

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const touch = (selector = '.held') =>
  find(selector).dispatchEvent(new Event('pointerover', { bubbles: true }))

function start(...islands: Island[]): IslandRuntime {
  const runtime = new IslandRuntime(islands, {
    giveWay: (_root, control) => gaveWay.push(control),
    retryAfterMs: 0,
  })
  runtime.scan(document)
  return runtime
}

beforeEach(() => {
  document.body.innerHTML = '<div class="island"><a class="held" href="#x">Buy</a></div>'
  gaveWay = []
  nearness = observeByHand()
  vi.stubGlobal('reportError', vi.fn())
  // Idle time comes at once.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an island', () => {
  it('is loaded at the first touch and not before', async () => {
    const island = new TestIsland()
    start(island)
    expect(island.loads).toBe(0)
    touch()
    await island.arrives()
    expect(island.mounts).toEqual([find('.island')])
  })

  it.each(['idle', 'load'] as const)('that comes at %s does so untouched', async (on) => {
    const island = new TestIsland({ on })
    start(island)
    await island.arrives()
    expect(island.mounts).toHaveLength(1)
  })

  it('that comes once visible does so when its place is near', async () => {
    const island = new TestIsland({ on: 'visible' })
    start(island)
    expect(island.loads).toBe(0)
    nearness.show(find('.island'))
    await island.arrives()
    expect(island.mounts).toHaveLength(1)
  })

  it('sleeps, and holds no press, until its media query matches', async () => {
    const query = Object.assign(new EventTarget(), { matches: false })
    vi.stubGlobal('matchMedia', () => query)
    const island = new TestIsland({ on: 'load', media: '(min-width: 40em)' })
    start(island)
    find('.held').click()
    expect([island.loads, find('.held').getAttribute('aria-busy')]).toEqual([0, null])
    query.matches = true
    query.dispatchEvent(new Event('change'))
    await island.arrives()
    expect(island.mounts).toHaveLength(1)
  })

  it('follows what is chosen already, without being touched', async () => {
    find('.held').insertAdjacentHTML('beforebegin', '<input type="radio" checked>')
    const island = new TestIsland({ startedBy: ':checked' })
    start(island)
    await island.arrives()
    expect(island.mounts).toHaveLength(1)
  })

  it('comes to life once, however often its page is looked at', async () => {
    const island = new TestIsland({ on: 'load' })
    const runtime = start(island)
    runtime.scan(document)
    await island.arrives()
    runtime.scan(document)
    expect([island.loads, island.mounts.length]).toEqual([1, 1])
  })

  it('is taken down where a theme swaps its content, and found in what comes after', async () => {
    const island = new TestIsland({ on: 'load' })
    const squarespace = squarespaceGlobal()
    squarespace.connect(start(island))
    squarespace.afterBodyLoad()
    await island.arrives()
    dispatchEvent(new Event('mercury:unload'))
    expect(island.mounts).toEqual([])
    document.body.innerHTML = '<p class="island">New</p>'
    dispatchEvent(new Event('mercury:load'))
    await island.arrives()
    expect(island.mounts).toEqual([find('p')])
  })

  it('whose content left while its script was on the way does not come to life', async () => {
    const island = new TestIsland({ on: 'load' })
    start(island).destroy(document)
    await island.arrives()
    expect(island.mounts).toEqual([])
  })
})

describe('a script that may be wanted', () => {
  const near = (connection?: object, parts?: Partial<Island>) => {
    vi.stubGlobal('navigator', { connection })
    const island = new TestIsland(parts)
    start(island)
    nearness.show(find('.island'))
    return island.loads
  }

  it('is fetched when its island is near, but not run on it', async () => {
    const island = new TestIsland()
    start(island)
    nearness.show(find('.island'))
    await island.arrives()
    expect([island.loads, island.mounts]).toEqual([1, []])
  })

  it.each([
    ['data is saved', { saveData: true }],
    ['the connection is slow', { effectiveType: '3g' }],
  ])('is not fetched ahead where %s', (_, connection) => {
    expect(near(connection)).toBe(0)
  })

  it('is fetched ahead for three kinds of islands at most', () => {
    const islands = [1, 2, 3, 4].map(() => new TestIsland())
    start(...islands)
    nearness.show(find('.island'))
    expect(islands.map(({ loads }) => loads)).toEqual([1, 1, 1, 0])
  })
})

describe('a failure', () => {
  const broken = () => {
    throw new Error('broken')
  }

  it('of a script to arrive is tried once more before the press is given up', async () => {
    const island = new TestIsland()
    start(island)
    find('.held').click()
    await island.fails()
    expect(find('.held').getAttribute('aria-busy')).toBe('true')
    await island.arrives()
    expect([island.heard, gaveWay]).toEqual([['click'], []])
  })

  it('at the second try gives way, and holds no press any more', async () => {
    const island = new TestIsland()
    start(island)
    find('.held').click()
    await island.fails()
    await island.fails()
    expect([gaveWay, find('.held').getAttribute('aria-busy')]).toEqual([[find('.held')], null])
    expect(reportError).not.toHaveBeenCalled()
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('.held').dispatchEvent(press)
    expect(press.defaultPrevented).toBe(false)
  })

  it('to come to life marks the root, gives way, and is said once', async () => {
    document.body.innerHTML += '<div class="island">Another</div>'
    const island = new TestIsland({ on: 'load' })
    start(island)
    find('.held').click()
    await island.arrives(broken)
    expect(document.querySelectorAll('[data-sw-failed=test]')).toHaveLength(2)
    expect(gaveWay).toEqual([find('.held')])
    expect(reportError).toHaveBeenCalledOnce()
  })

  it('takes no other island with it, neither in coming nor in leaving', async () => {
    const bad = new TestIsland({ on: 'load' })
    const worse = new TestIsland({ name: 'worse', on: 'load' })
    const good = new TestIsland({ name: 'good', on: 'load' })
    const runtime = start(bad, worse, good)
    await bad.arrives(broken)
    await worse.arrives(() => broken)
    await good.arrives()
    expect(good.mounts).toHaveLength(1)
    runtime.destroy(document)
    expect(good.mounts).toEqual([])
  })

  it('of an untouched island is tried again at the next touch', async () => {
    const island = new TestIsland({ on: 'load' })
    start(island)
    await island.fails()
    touch()
    await turn()
    await island.arrives()
    expect(island.mounts).toHaveLength(1)
  })
})
