// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { getData, ResizeEmitter, TextShrink } from './yui-additions.ts'

afterEach(() => vi.unstubAllGlobals())

describe('what the platform of old themes had added to YUI', () => {
  const answer = (body: string, status = 200) => {
    const asked = vi.fn(async (_address: URL) => new Response(body, { status }))
    vi.stubGlobal('fetch', asked)
    return asked
  }

  it('asks the site for a page as text, and for anything else as JSON', async () => {
    const asked = answer('{"items":[]}')
    const success = vi.fn()
    await getData({ url: '/blog?offset=1', data: { format: 'json' }, success })
    await getData({ url: '/blog', responseFormat: 'raw', success })
    expect(success.mock.calls).toEqual([[{ items: [] }], ['{"items":[]}']])
    expect(asked.mock.calls[0]?.[0].search).toBe('?offset=1&format=json')
  })

  it('says when there is none', async () => {
    answer('gone', 404)
    const [success, failure] = [vi.fn(), vi.fn()]
    await getData({ url: '/nowhere', success, failure })
    expect([success.mock.calls.length, failure.mock.calls.length]).toEqual([0, 1])
  })

  it('tells once of the end of many changes of the window', async () => {
    const heard = vi.fn()
    const { detach } = new ResizeEmitter({ timeout: 5 }).on('resize:end', heard)
    for (let at = 0; at < 5; at++) dispatchEvent(new Event('resize'))
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
    detach()
    dispatchEvent(new Event('resize'))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('makes text smaller that does not fit, and no other', () => {
    document.body.innerHTML = '<div><h1 style="font-size: 40px">A long title</h1></div>'
    const title = document.querySelector('h1') as HTMLElement
    const sized = (element: Element, name: string, value: number) =>
      Object.defineProperty(element, name, { value, configurable: true })
    sized(title.parentElement as Element, 'clientWidth', 100)
    sized(title, 'scrollWidth', 80)
    title.style.fontSize = ''
    new TextShrink({ host: title })
    expect(title.style.fontSize).toBe('')
    sized(title, 'scrollWidth', 200)
    new TextShrink({ host: title })
    expect(Number.parseFloat(title.style.fontSize)).toBeGreaterThan(0)
    new TextShrink({ host: title, triggerWidth: 1 })
    expect(title.style.fontSize).toBe('')
  })
})
