// @vitest-environment happy-dom

import { TWEAK_EVENTS } from '@sitewright/core/site/tweak-events'
import { expect, it, vi } from 'vitest'

it('passes on to scripts of YUI all that the panel of styles tells the page', async () => {
  const heard: [string, string][] = []
  const fire = (name: string, event: object) =>
    heard.push([name, (event as { getValue(): string }).getValue()])
  vi.stubGlobal('Y', { Global: { fire }, Node: class {} })
  await import('./yui-globals.ts')
  for (const name of TWEAK_EVENTS) {
    dispatchEvent(new CustomEvent(name, { detail: { name: 'width', value: `of ${name}` } }))
  }
  expect(heard).toEqual(TWEAK_EVENTS.map((name) => [name, `of ${name}`]))
  vi.unstubAllGlobals()
})
