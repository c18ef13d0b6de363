// @vitest-environment happy-dom
import type { Client } from '@sitewright/api/client'
import { CallFailure } from '@sitewright/api/client'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { onRefetch } from './preference-news.ts'
import { updatePreferences } from './use-preferences.ts'

const SETUP = { siteId: 'site', namespace: 'setup' }
let asked: string[]
let stored: Record<string, Record<string, unknown>>
let failure: Error | undefined
let studio: { call: Client; queries: QueryClient }

beforeEach(() => {
  asked = []
  stored = { setup: { sells: 'mugs', wide: true } }
  failure = undefined
  const call = async (contract: { method: string }, input: Record<string, unknown>) => {
    const { siteId: _, namespace, ...settings } = input
    asked.push(`${contract.method} ${String(namespace)}`)
    if (failure) throw failure
    if (contract.method === 'PUT') stored[String(namespace)] = settings
    return stored[String(namespace)] ?? {}
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  studio = { call: call as unknown as Client, queries }
})

it('asks once for each namespace', async () => {
  await updatePreferences(studio, SETUP, { sells: 'mugs' })
  await updatePreferences(studio, SETUP, { wide: true })
  await updatePreferences(studio, { ...SETUP, namespace: 'other' }, {})
  expect(asked).toEqual(['GET setup', 'GET other'])
})

it('writes only where a value differs, and keeps the others', async () => {
  await updatePreferences(studio, SETUP, { sells: 'mugs' })
  expect(asked).toEqual(['GET setup'])
  expect(await updatePreferences(studio, SETUP, { sells: 'bowls' })).toEqual({
    sells: 'bowls',
    wide: true,
  })
  expect(asked).toEqual(['GET setup', 'PUT setup'])
})

it('broadcasts after an update that they are to be fetched again', async () => {
  const heard = vi.fn()
  const stop = onRefetch(heard)
  await updatePreferences(studio, SETUP, { sells: 'mugs' })
  expect(heard).not.toHaveBeenCalled()
  await updatePreferences(studio, SETUP, { sells: 'bowls' })
  expect(heard).toHaveBeenCalledWith(SETUP)
  stop()
})

it('reports failures and throws them again', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  failure = new CallFailure({ message: 'No.', status: 403, code: 'notAllowed' })
  await expect(updatePreferences(studio, SETUP, { sells: 'bowls' })).rejects.toBe(failure)
  expect(report).toHaveBeenCalledWith(expect.stringContaining('setup'), failure)
  report.mockRestore()
})
