// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { report } from './error-reporter.ts'

let sent: string[]

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('crumb=here')
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(String(body))
    return Response.json({})
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('takes errors, and no events of that name that scripts make up', async () => {
  for (const detail of [undefined, null, 'text', { message: 'Own' }]) {
    report(new CustomEvent('error', { detail }))
  }
  report(new Event('error'))
  await vi.runAllTimersAsync()
  expect(sent).toEqual([])
  report(new ErrorEvent('error', { message: 'Boom' }))
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('Boom')
})
