import { DEFAULT_SECTION_SETTINGS, type Section } from '@sitewright/core/document/page-document'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSectionRenderer, type SectionRenderer } from './section-renderer.ts'

const section = (id: string): Section => ({
  id,
  settings: DEFAULT_SECTION_SETTINGS,
  blocks: {},
  desktop: {},
  phone: { auto: true },
})
const address = (sectionId: string, documentId = 'page') => ({ documentId, sectionId })

let asked: string[][]
let shown: string[][]
let refusals: string[]
let answer: () => Promise<void>
let gone: Set<string>
let renderer: SectionRenderer

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  shown = []
  refusals = []
  gone = new Set()
  answer = async () => {}
  renderer = createSectionRenderer({
    sectionAt: ({ sectionId }) => (gone.has(sectionId) ? undefined : section(sectionId)),
    async render(_documentId, sections) {
      asked.push(sections.map(({ id }) => id))
      await answer()
      return sections.map(({ id }) => ({ id, html: id }))
    },
    onRendered: (_documentId, sections) =>
      shown.push(sections.map(({ id, isOutdated }) => (isOutdated ? `${id}, outdated` : id))),
    onRefused: (message) => refusals.push(message),
  })
})

afterEach(() => {
  renderer.stop()
  vi.useRealTimers()
})

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

describe('the section renderer', () => {
  it('asks for the edits of one gesture together', async () => {
    renderer.refresh([address('a')])
    renderer.refresh([address('a'), address('b')])
    await settle()
    expect(asked).toEqual([['a', 'b']])
    expect(shown).toEqual([['a', 'b']])
  })

  it('asks in the task that wants it, once, and again only for what comes later', async () => {
    renderer.refresh([address('a')])
    renderer.flush()
    expect(asked).toEqual([['a']])
    await settle()
    expect(asked).toEqual([['a']])
    renderer.flush()
    expect(asked).toEqual([['a']])
  })

  it('asks for at most five sections at a time, of one document', async () => {
    renderer.refresh(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => address(id)))
    renderer.refresh([address('z', 'footer')])
    await settle()
    expect(asked.map(({ length }) => length)).toEqual([5, 1, 1])
  })

  it('shows every drawing while edits go on, and asks for the next one right after it', async () => {
    let arrive = () => {}
    answer = () => new Promise((resolve) => (arrive = resolve))
    renderer.refresh([address('a')])
    await settle()
    for (const drawings of [1, 2, 3]) {
      renderer.refresh([address('a')])
      renderer.refresh([address('a')])
      await settle()
      expect(asked).toHaveLength(drawings)
      arrive()
      await settle()
      expect(shown).toHaveLength(drawings)
      expect(asked).toHaveLength(drawings + 1)
    }
    arrive()
    await settle()
    expect(shown).toEqual([['a, outdated'], ['a, outdated'], ['a, outdated'], ['a']])
  })

  it('does not show a section that has gone meanwhile', async () => {
    let arrive = () => {}
    answer = () => new Promise((resolve) => (arrive = resolve))
    renderer.refresh([address('a')])
    await settle()
    gone.add('a')
    arrive()
    await settle()
    expect(shown).toEqual([])
  })

  it('leaves out sections that are gone', async () => {
    gone.add('a')
    renderer.refresh([address('a')])
    await settle()
    expect(asked).toEqual([])
  })

  it('tries again after silence, and says when it is refused', async () => {
    answer = async () => Promise.reject({ status: 0 })
    renderer.refresh([address('a')])
    await settle()
    answer = async () => Promise.reject(Object.assign(new Error('No.'), { status: 400 }))
    await settle(3000)
    expect(asked).toHaveLength(2)
    expect(refusals).toEqual(['No.'])
  })
})
