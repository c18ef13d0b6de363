import type { ComparedChange } from '@sitewright/api/content/comparison'
import { getStyle } from '@sitewright/api/themes/get-style'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useCall } from '../session/StudioProvider.tsx'
import type { TweakTitles } from './change-lines.ts'

/** Titles of the theme's choices, asked for only where one of them changed. */
export function useTweakTitles(changes: readonly ComparedChange[]): TweakTitles | undefined {
  const call = useCall()
  const { siteId = '' } = useParams({ strict: false })
  const isWanted = changes.some(({ values }) =>
    values.some(({ name }) => name.startsWith('tweaks.')),
  )
  const { data } = useQuery({
    queryKey: ['tweak-titles', siteId],
    queryFn: async () => {
      const { tweaks } = await call(getStyle, { siteId })
      return new Map(tweaks.map(({ name, title }) => [name, title]))
    },
    enabled: isWanted && siteId !== '',
    staleTime: 60_000,
  })
  return data
}
