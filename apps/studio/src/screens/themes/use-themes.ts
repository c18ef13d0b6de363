import type { CallOutput } from '@sitewright/api/call'
import { getStyle } from '@sitewright/api/themes/get-style'
import { installTheme } from '@sitewright/api/themes/install-theme'
import { listThemes } from '@sitewright/api/themes/list-themes'
import { putStyle } from '@sitewright/api/themes/put-style'
import { removeThemeVersion } from '@sitewright/api/themes/remove-theme-version'
import type { SiteStyle } from '@sitewright/core/site/site-style'
import { showToast } from '@sitewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../session/StudioProvider.tsx'
import { useText } from '../../text.ts'

export type Themes = CallOutput<typeof listThemes>
export type BuiltInTheme = Themes['builtIn'][number]
export type ThemeVersion = Themes['installed'][number]
export type ThemeFinding = CallOutput<typeof installTheme>['findings'][number]

const themesKey = (siteId: string) => ['themes', siteId] as const

/** Read anew each time: the addresses of previews are good for a few minutes. */
export function useThemes(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: themesKey(siteId),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => call(listThemes, { siteId }, { signal }),
  })
}

/** Gives the site another theme as a draft, says so, and offers the way back. */
export function useSwitchTheme(siteId: string) {
  const call = useCall()
  const text = useText()
  const queries = useQueryClient()
  const put = async (style: SiteStyle) => {
    const state = await call(putStyle, { siteId, ...style, tweaks: { ...style.tweaks } })
    await queries.invalidateQueries({ queryKey: themesKey(siteId) })
    return state
  }
  const goBack = useMutation({
    mutationFn: put,
    onSuccess: ({ theme }) => void showToast({ text: text('themes.back', { name: theme.name }) }),
    onError: ({ message }) => void showToast({ text: message, tone: 'danger' }),
  })
  return useMutation({
    async mutationFn(theme: string) {
      const { style: before } = await call(getStyle, { siteId })
      return { before, after: await put({ ...before, theme }) }
    },
    onSuccess: ({ before, after }) =>
      void showToast({
        text: text('themes.switched', { name: after.theme.name }),
        action: { label: text('themes.undo'), onAction: () => goBack.mutate(before) },
      }),
  })
}

export function useRemoveVersion(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (versionId: string) => call(removeThemeVersion, { siteId, versionId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: themesKey(siteId) }),
  })
}

/** Sends an archive; `sent` is the part of it that is there, from 0 to 1. */
export function useInstallTheme(siteId: string) {
  const call = useCall()
  const queries = useQueryClient()
  const [sent, setSent] = useState(0)
  const install = useMutation({
    mutationFn: (file: File) => {
      setSent(0)
      return call(installTheme, { siteId }, { body: file, onSent: setSent })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: themesKey(siteId) }),
  })
  return { install, sent }
}
