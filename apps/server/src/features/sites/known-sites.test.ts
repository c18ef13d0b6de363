import { describe, expect, it, vi } from 'vitest'
import { createKnownSites } from './known-sites.ts'

interface Site {
  readonly id: string
  readonly title: string
}

/** Sites by host, and a database that can be away. */
function setUp(
  titles: Record<string, string>,
  idOf = (host: string) => `id of ${host.split('--')[0]}`,
) {
  let time = 0
  const state = { isAway: false, titles, asked: 0, failures: 0 }
  const sites = createKnownSites<Site>({
    lookUp: async (host) => {
      state.asked += 1
      if (state.isAway) throw new Error('away')
      const title = state.titles[host]
      return title === undefined ? undefined : { id: idOf(host), title }
    },
    now: () => time,
    nameOf: (host) => host.split('--')[0] ?? host,
    isEager: true,
    onFailure: () => {
      state.failures += 1
    },
  })
  const titleOf = async (host: string) => (await sites.find(host))?.title
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    state,
    sites,
    titleOf,
    settle,
    advance: (ms: number) => {
      time += ms
    },
  }
}

describe('known sites', () => {
  it('are looked up once for many who ask, and then not at all', async () => {
    const { sites, state } = setUp({ a: 'A' })
    await Promise.all(Array.from({ length: 20 }, () => sites.find('a')))
    await sites.find('a')
    expect(state.asked).toBe(1)
  })

  it('are looked up again at once when they change, and only they', async () => {
    const { sites, state, titleOf, settle } = setUp({ a: 'A', b: 'B' })
    await Promise.all([sites.find('a'), sites.find('b')])
    state.titles = { a: 'New', b: 'B' }
    sites.hear({ siteId: 'id of a', tags: ['item:1'] })
    expect(await titleOf('a')).toBe('A')
    sites.hear({ siteId: 'id of a', tags: [] })
    await settle()
    expect(state.asked).toBe(3)
    expect(await titleOf('a')).toBe('New')
    expect(await titleOf('b')).toBe('B')
    expect(state.asked).toBe(3)
  })

  it('are not kept as they were before a change that came during the question', async () => {
    const answers: ((site: Site) => void)[] = []
    const sites = createKnownSites<Site>({
      lookUp: () => new Promise((resolve) => answers.push(resolve)),
      now: () => 0,
      nameOf: (key) => key,
      isEager: false,
      onFailure: () => undefined,
    })
    const early = sites.find('a')
    sites.hear({ siteId: 'a', tags: [] })
    const late = sites.find('a')
    answers[0]?.({ id: 'a', title: 'old' })
    answers[1]?.({ id: 'a', title: 'new' })
    expect([(await early)?.title, (await late)?.title]).toEqual(['old', 'new'])
    expect((await sites.find('a'))?.title).toBe('new')
  })

  it('are not looked up a third time when the answer from before a change comes last', async () => {
    const answers: ((site: Site) => void)[] = []
    const sites = createKnownSites<Site>({
      lookUp: () => new Promise((resolve) => answers.push(resolve)),
      now: () => 0,
      nameOf: (key) => key,
      isEager: false,
      onFailure: () => undefined,
    })
    const early = sites.find('a')
    sites.hear({ siteId: 'a', tags: [] })
    const late = sites.find('a')
    answers[1]?.({ id: 'a', title: 'new' })
    await late
    answers[0]?.({ id: 'a', title: 'old' })
    await early
    expect((await sites.find('a'))?.title).toBe('new')
    expect(answers).toHaveLength(2)
  })

  it('are looked up once for all their names', async () => {
    const { sites, state, titleOf, settle } = setUp({ a: 'A', 'a--canvas': 'A' })
    await Promise.all([sites.find('a'), sites.find('a--canvas')])
    state.titles = { a: 'New', 'a--canvas': 'New' }
    sites.hear({ siteId: 'id of a', tags: [] })
    await settle()
    expect([await titleOf('a'), await titleOf('a--canvas')]).toEqual(['New', 'New'])
    expect(state.asked).toBe(3)
  })

  it('lose a name of theirs at once, and keep the others', async () => {
    const { sites, state, titleOf, settle } = setUp({ 'a--1': 'A', b: 'A' }, () => 'id of a')
    await Promise.all([sites.find('a--1'), sites.find('b')])
    state.titles = { 'a--1': 'New' }
    sites.hear({ siteId: 'id of a', tags: [] })
    await settle()
    expect([await titleOf('a--1'), await titleOf('b')]).toEqual(['New', undefined])
    expect(state.asked).toBe(4)
  })

  it('stay good while the database is away, also right after a change', async () => {
    const { sites, state, titleOf, advance, settle } = setUp({ a: 'A' })
    await sites.find('a')
    state.isAway = true
    sites.hear({ siteId: 'id of a', tags: [] })
    expect(await titleOf('a')).toBe('A')
    advance(3_600_000)
    expect(await titleOf('a')).toBe('A')
    await expect(sites.find('b')).rejects.toThrow('away')
    state.isAway = false
    state.titles = { a: 'New' }
    await sites.find('a')
    await settle()
    expect(await titleOf('a')).toBe('New')
    expect(state.failures).toBeGreaterThan(0)
  })

  it('keep nobody waiting while the database hangs', async () => {
    vi.useFakeTimers()
    let isHanging = false
    const sites = createKnownSites<Site>({
      lookUp: async () => (isHanging ? new Promise(() => undefined) : { id: 'a', title: 'A' }),
      now: () => 0,
      nameOf: (key) => key,
      isEager: false,
      onFailure: () => undefined,
    })
    await sites.find('a')
    isHanging = true
    sites.hear({ siteId: undefined, tags: [] })
    const answer = sites.find('a')
    await vi.advanceTimersByTimeAsync(5_000)
    vi.useRealTimers()
    expect((await answer)?.title).toBe('A')
  })

  it('are not pushed out by hosts that strangers make up', async () => {
    const { sites, state } = setUp({ a: 'A' })
    await sites.find('a')
    for (let i = 0; i < 30_000; i += 1) await sites.find(`nobody-${i}`)
    state.asked = 0
    await sites.find('a')
    expect(state.asked).toBe(0)
  })

  it('are found as soon as they are founded, though one asked before', async () => {
    const { sites, state, titleOf, advance } = setUp({})
    expect(await titleOf('a')).toBeUndefined()
    state.titles = { a: 'A' }
    expect(await titleOf('a')).toBeUndefined()
    sites.hear({ siteId: 'id of a', tags: [] })
    expect(await titleOf('a')).toBe('A')
    expect(await titleOf('b')).toBeUndefined()
    state.titles = { b: 'B' }
    advance(5_000)
    expect(await titleOf('b')).toBe('B')
  })
})
