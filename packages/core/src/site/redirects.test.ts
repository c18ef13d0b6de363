import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterMoves,
  byPath,
  isLoop,
  MAX_REDIRECTS,
  type Redirect,
  readRedirectLines,
  readRedirectPath,
  readRedirectTarget,
  stepsFrom,
} from './redirects.ts'

const redirect = (path: string, target: string, more: Partial<Redirect> = {}): Redirect => ({
  path,
  target,
  status: 301,
  isAutomatic: true,
  coversBelow: false,
  ...more,
})

const move = (from: string, to: string, coversBelow = false) => ({ from, to, coversBelow })

describe('readRedirectTarget', () => {
  it.each([
    '/',
    '/new',
    '/new/',
    '/new?x=1#y',
    '/caf%C3%A9',
    '/café',
    'https://example.com/a?b=%2Fc',
  ])('takes %s', (text) => expect(readRedirectTarget(text)).toBeDefined())

  it.each([
    '',
    'new',
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2f/evil.example',
    '/.//evil.example',
    '/a/../b',
    '/%2e%2e/b',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hi',
    'http:evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://user:pass@evil.example',
    'ftp://example.com',
    '/a\r\nSet-Cookie: x=1',
    '/a%0d%0aSet-Cookie:%20x=1',
    '/a%00',
    '/100%',
    '/a b',
    '/a\u2028b',
    `/${'a'.repeat(8_192)}`,
  ])('refuses %j', (text) => expect(readRedirectTarget(text)).toBeUndefined())

  it('takes the full address of an own page for its path, so that loops are seen', () => {
    const own = new Set(['clay.example', 'clay.localhost:3000'])
    const read = (text: string) => readRedirectTarget(text, own)
    expect(read('https://Clay.example/new?x=1#y')).toBe('/new?x=1#y')
    expect(read('http://clay.localhost:3000')).toBe('/')
    expect(read('https://clay.example//evil.example')).toBeUndefined()
    expect(read('https://clay.example:8443/new')).toBe('https://clay.example:8443/new')
    expect(readRedirectLines('/a -> https://clay.example/b', own).redirects).toEqual([
      redirect('/a', '/b', { isAutomatic: false }),
    ])
  })

  it('never lets a browser go to a host that is not in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'/\\.:@%2f5ce\t\nhtps') }), (tail) => {
        const target = readRedirectTarget(`/${tail}`)
        if (target === undefined) return
        expect(new URL(target, 'https://site.example').origin).toBe('https://site.example')
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('readRedirectPath', () => {
  it('makes one of all ways to write an address', () => {
    expect(readRedirectPath('/caf%C3%A9/')).toBe('/café')
  })

  it.each([
    '',
    '/',
    'old',
    '/old?x=1',
    '/old#x',
    '//old',
    '/a//b',
    '/a/../b',
    '/%2e%2e',
    '/a%2fb',
    '/%zz',
    `/${'é'.repeat(501)}`,
  ])('refuses %j', (text) => expect(readRedirectPath(text)).toBeUndefined())
})

describe('a map', () => {
  it('says where it leads on to', () => {
    const map = [
      redirect('/a', '/b'),
      redirect('/b', '/c/?x=1'),
      redirect('/c', 'https://d.example/'),
    ]
    expect(stepsFrom(byPath(map), '/a')).toEqual(['/b', '/c/?x=1', 'https://d.example/'])
    expect(isLoop(byPath(map), '/a')).toBe(false)
  })

  it.each([
    ['itself', [redirect('/a', '/a')]],
    ['itself with a slash and a query', [redirect('/a', '/a/?x=1')]],
    ['a circle of three', [redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', '/a')]],
    ['a circle farther on', [redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', '/b')]],
    ['below itself', [redirect('/a', '/a/b', { coversBelow: true })]],
  ])('knows a loop: %s', (_name, map) => expect(isLoop(byPath(map), '/a')).toBe(true))
})

describe('afterMoves', () => {
  const targets = (map: readonly Redirect[]) =>
    Object.fromEntries(map.map(({ path, target }) => [path, target]))

  it('does not let chains grow', () => {
    const once = afterMoves([], [move('/a', '/b')])
    expect(targets(afterMoves(once, [move('/b', '/c')]))).toEqual({ '/a': '/c', '/b': '/c' })
  })

  it('forgets an old address that is taken again', () => {
    const there = afterMoves([], [move('/a', '/b')])
    expect(targets(afterMoves(there, [move('/b', '/a')]))).toEqual({ '/b': '/a' })
  })

  it('follows two that change places', () => {
    const map = [redirect('/old-a', '/a'), redirect('/old-b', '/b')]
    expect(targets(afterMoves(map, [move('/a', '/b'), move('/b', '/a')]))).toEqual({
      '/old-a': '/b',
      '/old-b': '/a',
    })
  })

  it('takes what is below along', () => {
    const map = [redirect('/blog/x', '/blog/y')]
    expect(targets(afterMoves(map, [move('/blog', '/news', true)]))).toEqual({
      '/blog/x': '/news/y',
      '/blog': '/news',
    })
  })

  it('keeps what the owner wrote, and the newest of the rest, within the limit', () => {
    const full = Array.from({ length: MAX_REDIRECTS }, (_, n) =>
      redirect(`/old-${n}`, '/x', { isAutomatic: n !== 0 }),
    )
    const map = afterMoves(full, [move('/a', '/b')])
    expect(map).toHaveLength(MAX_REDIRECTS)
    expect(targets(map)).toMatchObject({ '/old-0': '/x', '/a': '/b' })
    expect(targets(map)).not.toHaveProperty('/old-1')
  })

  it('never makes a loop, whatever moves in whatever order', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d')
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path), { maxLength: 12 }), (moves) => {
        let map: Redirect[] = []
        for (const [from, to] of moves) map = afterMoves(map, [move(from, to)])
        for (const { path: each } of map) expect(isLoop(byPath(map), each)).toBe(false)
      }),
    )
  })
})

describe('readRedirectLines', () => {
  it('reads lines, with notes and gaps between them', () => {
    const text = '# moved in spring\n\n/a -> /b 302\r\n/c->https://example.com/\n'
    expect(readRedirectLines(text)).toEqual({
      redirects: [
        redirect('/a', '/b', { status: 302, isAutomatic: false }),
        redirect('/c', 'https://example.com/', { isAutomatic: false }),
      ],
      problems: {},
    })
  })

  it('names each line that is wrong', () => {
    const text = '/a /b\n/a -> /b 303\n/a -> //evil\n/ -> /b\n/ok -> /b\n/ok/ -> /c'
    expect(Object.keys(readRedirectLines(text).problems)).toEqual([
      'line 1',
      'line 2',
      'line 3',
      'line 4',
      'line 6',
    ])
  })
})
