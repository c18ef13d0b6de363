import { getSiteWords } from '@sitewright/api/sites/get-site-words'
import { putSiteWord } from '@sitewright/api/sites/put-site-word'
import type { SiteWord } from '@sitewright/api/sites/site-word-shapes'
import { showToast } from '@sitewright/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import { useText } from '../../text.ts'

const wordsKey = (siteId: string) => ['words', siteId]

export function useSiteWords(siteId: string) {
  const call = useCall()
  return useQuery({
    queryKey: wordsKey(siteId),
    queryFn: async ({ signal }) => (await call(getSiteWords, { siteId }, { signal })).words,
  })
}

export interface WordChange {
  readonly word: SiteWord
  /** Empty for the original words. */
  readonly text: string
}

/** Changes a word, and says so with a way to undo it. */
export function useChangeWord(siteId: string) {
  const call = useCall()
  const text = useText()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: async ({ word: { keys }, text: own }: WordChange) =>
      (await call(putSiteWord, { siteId, keys, text: own })).word,
    onSuccess: (now, { word: before }) => {
      const [key] = now.keys
      queries.setQueryData<readonly SiteWord[]>(wordsKey(siteId), (words) =>
        words?.map((word) => (word.keys.some((one) => one === key) ? { ...word, ...now } : word)),
      )
      showToast({
        text: now.own
          ? text('words.saved', { words: now.own })
          : text('words.restored', { words: now.original }),
        action: {
          label: text('common.undo'),
          onAction: () => change.mutate({ word: now, text: before.own }),
        },
      })
    },
  })
  return change
}
