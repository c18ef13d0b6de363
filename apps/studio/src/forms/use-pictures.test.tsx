// @vitest-environment happy-dom
import type { Client } from '@sitewright/api/client'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StudioProvider } from '../session/StudioProvider.tsx'
import { createSignInGate } from '../session/sign-in-gate.ts'
import { usePictures, useSaveAltText, useUploadPictures } from './use-pictures.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// Answers are on the screen before `act` ends.
notifyManager.setScheduler((flush) => flush())

let root: Root
let asked: [string, unknown][]
/** The server answers nothing. */
let isSilent: boolean
/** The pictures on the screen: each one's id with its alt text. */
let shown: Record<string, string>
let upload: ReturnType<typeof useUploadPictures>
let save: ReturnType<typeof useSaveAltText>

const asset = (id: string, altText = '') => ({ id, altText })

function Pictures({ ids }: { ids: readonly string[] }) {
  const { data = {} } = usePictures('site', ids)
  shown = Object.fromEntries(ids.flatMap((id) => (data[id] ? [[id, data[id].altText]] : [])))
  upload = useUploadPictures('site', () => {})
  save = useSaveAltText('site')
  return null
}

let show: (ids: readonly string[]) => Promise<void>

beforeEach(() => {
  asked = []
  shown = {}
  isSilent = false
  root = createRoot(document.createElement('div'))
  const queries = new QueryClient()
  const answer = async ({ name }: { name: string }, input: Record<string, string>) => {
    asked.push([name, input.ids ?? input.sameBytes])
    if (isSilent) return new Promise(() => {})
    if (name === 'updateAsset') return { asset: asset(input.assetId ?? '', input.altText) }
    if (name === 'uploadAsset') return { asset: asset('new') }
    return { items: (input.ids ?? '').split(',').map((id) => asset(id)), nextCursor: null }
  }
  const studio = { call: answer as unknown as Client, gate: createSignInGate() }
  show = (ids) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={queries}>
          <StudioProvider studio={studio}>
            <Pictures ids={ids} />
          </StudioProvider>
        </QueryClientProvider>,
      ),
    )
})
afterEach(() => act(() => root.unmount()))

it('asks once for exactly the pictures shown', async () => {
  await show(['b', 'a'])
  expect(shown).toEqual({ a: '', b: '' })
  await show(['a', 'b'])
  expect(asked).toEqual([['listAssets', 'b,a']])
})

it('shows an uploaded picture beside the others without waiting', async () => {
  await show(['a'])
  expect(shown).toEqual({ a: '' })
  await act(() => upload.mutateAsync([new File([], 'new.png')]))
  isSilent = true
  await show(['a', 'new'])
  expect(shown).toEqual({ a: '', new: '' })
  expect(asked).toContainEqual(['uploadAsset', 'reuse'])
})

it('shows saved words at once', async () => {
  await show(['a', 'b'])
  expect(shown).toEqual({ a: '', b: '' })
  await act(() => save.mutateAsync({ assetId: 'b', altText: 'A bowl' }))
  expect(shown).toEqual({ a: '', b: 'A bowl' })
  expect(asked.map(([name]) => name)).toEqual(['listAssets', 'updateAsset'])
})
