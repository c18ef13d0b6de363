import { getPagePassword } from '@sitewright/api/locks/get-page-password'
import { getSiteStatus } from '@sitewright/api/locks/get-site-status'
import { putPagePassword } from '@sitewright/api/locks/put-page-password'
import { putSiteStatus } from '@sitewright/api/locks/put-site-status'
import { removePagePassword } from '@sitewright/api/locks/remove-page-password'
import { createRedirect } from '@sitewright/api/redirects/create-redirect'
import { importRedirects } from '@sitewright/api/redirects/import-redirects'
import { listRedirects } from '@sitewright/api/redirects/list-redirects'
import { removeRedirect } from '@sitewright/api/redirects/remove-redirect'
import type { OwnerRedirect, RedirectInput } from '@sitewright/api/redirects/shapes'
import { updateRedirect } from '@sitewright/api/redirects/update-redirect'
import { getMoneyExamples } from '@sitewright/api/sites/get-money-examples'
import { getSiteCode } from '@sitewright/api/sites/get-site-code'
import { getSiteSettings } from '@sitewright/api/sites/get-site-settings'
import { putSiteCode } from '@sitewright/api/sites/put-site-code'
import { putSiteSettings } from '@sitewright/api/sites/put-site-settings'
import type { SiteSettingsInput } from '@sitewright/api/sites/site-settings-shape'
import type { SiteCode } from '@sitewright/core/site/site-code'
import type { SiteStatus } from '@sitewright/core/site/site-settings'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

type Call = ReturnType<typeof useCall>

/** Something of a site that is read and written whole; what is written answers with what is there then. */
function useWhole<Value>(
  key: readonly string[],
  read: (call: Call, signal: AbortSignal) => Promise<Value>,
) {
  const call = useCall()
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => read(call, signal),
    refetchOnWindowFocus: false,
  })
}

function useSaveWhole<Value, Change>(
  key: readonly string[],
  write: (call: Call, change: Change) => Promise<Value>,
) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => write(call, change),
    onSuccess: (value) => {
      queries.setQueryData(key, value)
      // The site's title stands in the rail and in lists.
      void queries.invalidateQueries({ queryKey: ['site', key[1]] })
    },
  })
}

const settingsKey = (siteId: string) => ['site-settings', siteId] as const

export function useSiteSettings(siteId: string) {
  return useWhole(settingsKey(siteId), async (call, signal) => {
    return (await call(getSiteSettings, { siteId }, { signal })).settings
  })
}

export function useSaveSiteSettings(siteId: string) {
  return useSaveWhole(settingsKey(siteId), async (call, settings: SiteSettingsInput) => {
    return (await call(putSiteSettings, { siteId, ...settings })).settings
  })
}

/** Examples of the site's money in a language. Those of the language before stay until others have come. */
export function useMoneyExamples(siteId: string, language: string) {
  const call = useCall()
  return useQuery({
    queryKey: ['money-examples', siteId, language],
    queryFn: ({ signal }) => call(getMoneyExamples, { siteId, language }, { signal }),
    placeholderData: keepPreviousData,
  })
}

const codeKey = (siteId: string) => ['site-code', siteId] as const

export function useSiteCode(siteId: string) {
  return useWhole(codeKey(siteId), async (call, signal) => {
    return (await call(getSiteCode, { siteId }, { signal })).code
  })
}

export function useSaveSiteCode(siteId: string) {
  return useSaveWhole(codeKey(siteId), async (call, code: SiteCode) => {
    return (await call(putSiteCode, { siteId, ...code })).code
  })
}

const statusKey = (siteId: string) => ['site-status', siteId] as const

export function useSiteStatus(siteId: string) {
  return useWhole(statusKey(siteId), (call, signal) => call(getSiteStatus, { siteId }, { signal }))
}

export interface StatusChange {
  readonly status: SiteStatus
  readonly maintenanceText: string
  readonly password?: string
}

export function useSaveSiteStatus(siteId: string) {
  return useSaveWhole(statusKey(siteId), (call, change: StatusChange) =>
    call(putSiteStatus, { siteId, ...change }),
  )
}

const redirectsKey = (siteId: string) => ['redirects', siteId] as const

export function useRedirects(siteId: string) {
  return useWhole(redirectsKey(siteId), (call, signal) => {
    return call(listRedirects, { siteId }, { signal }).then(({ redirects }) => redirects)
  })
}

export type RedirectChange =
  | { readonly kind: 'save'; readonly id: string | undefined; readonly redirect: RedirectInput }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'import'; readonly text: string }

export function useChangeRedirects(siteId: string) {
  return useSaveWhole(redirectsKey(siteId), async (call, change: RedirectChange) => {
    const { redirects } = await ask(call, siteId, change)
    return redirects
  })
}

function ask(
  call: Call,
  siteId: string,
  change: RedirectChange,
): Promise<{ redirects: OwnerRedirect[] }> {
  if (change.kind === 'import') return call(importRedirects, { siteId, text: change.text })
  if (change.kind === 'remove') return call(removeRedirect, { siteId, redirectId: change.id })
  const { id: redirectId, redirect } = change
  return redirectId === undefined
    ? call(createRedirect, { siteId, ...redirect })
    : call(updateRedirect, { siteId, redirectId, ...redirect })
}

const passwordKey = (siteId: string, pageId: string) => ['page-password', siteId, pageId] as const

export function usePagePassword(siteId: string, pageId: string) {
  return useWhole(passwordKey(siteId, pageId), (call, signal) =>
    call(getPagePassword, { siteId, pageId }, { signal }),
  )
}

/** An undefined password takes it off. */
export function useSavePagePassword(siteId: string, pageId: string) {
  return useSaveWhole(passwordKey(siteId, pageId), (call, password: string | undefined) =>
    password === undefined
      ? call(removePagePassword, { siteId, pageId })
      : call(putPagePassword, { siteId, pageId, password }),
  )
}
