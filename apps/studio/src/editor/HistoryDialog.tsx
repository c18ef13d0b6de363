import { listPublications } from '@sitewright/api/content/list-publications'
import { restoreDrafts } from '@sitewright/api/content/restore-drafts'
import { restorePublication } from '@sitewright/api/content/restore-publication'
import type { Publication } from '@sitewright/api/content/shapes'
import { momentText } from '@sitewright/core/content/zoned-time'
import {
  Badge,
  Button,
  ConfirmDialog,
  Dialog,
  Loading,
  Notice,
  QUESTION_LIFETIME_MS,
  showToast,
} from '@sitewright/ui'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCan, useSite } from '../screens/sites/use-sites.ts'
import { useCall } from '../session/StudioProvider.tsx'
import { useEditor } from './editor-context.ts'
import styles from './HistoryDialog.module.css'
import { useWords } from './use-words.ts'

export interface HistoryDialogProps {
  onClose(): void
  /** Drafts are others now: the page has to be opened anew. */
  onRestored(): void
}

/** A version, and whether it is to be live at once or only the draft. */
interface Choice {
  readonly version: Publication
  readonly asDraft: boolean
}

/** Every version that was live, and the way back to it. */
export function HistoryDialog({ onClose, onRestored }: HistoryDialogProps) {
  const words = useWords()
  const call = useCall()
  const { locale } = useIntl()
  const { visit } = useEditor()
  const { siteId } = visit
  const can = useCan(siteId)
  const { data: site } = useSite(siteId)
  const [chosen, setChosen] = useState<Choice>()
  const versions = useInfiniteQuery({
    queryKey: ['publications', siteId],
    gcTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => call(listPublications, { siteId, cursor }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
  const restore = useMutation({
    async mutationFn({ version: { id: publicationId, at }, asDraft }: Choice) {
      await visit.flush()
      if (!asDraft) {
        return (await call(restorePublication, { siteId, publicationId })).publication.note
      }
      await call(restoreDrafts, { siteId, publicationId })
      return words('draftsAreOf', { at: time(at) })
    },
    onSuccess(said) {
      showToast({ text: said })
      onClose()
      onRestored()
    },
  })
  // Without the site nobody knows its clock, which the notes of the server are on, too.
  const list = (site && versions.data?.pages.flatMap(({ items }) => items)) ?? []
  const { timeZone = 'UTC' } = site ?? {}
  const time = (at: number) => momentText(at, { timeZone, locale })
  const error = versions.error ?? restore.error
  return (
    <Dialog isOpen title={words('history')} onClose={onClose}>
      <p>{words(versions.isSuccess && list.length === 0 ? 'historyEmpty' : 'historyHint')}</p>
      {versions.isPending && <Loading label={words('history')} />}
      {error && (
        <Notice tone="danger" isAlert>
          {error.message}
        </Notice>
      )}
      <ul className={styles.versions}>
        {list.map((version) => (
          <li key={version.id} className={styles.version}>
            <div className={styles.words}>
              <strong>{time(version.at)}</strong>
              <span>
                {version.note} · {version.by}
              </span>
              {version.changes.length > 0 && <small>{version.changes.join(', ')}</small>}
            </div>
            <div className={styles.deeds}>
              {version.isLive && <Badge tone="success">{words('live')}</Badge>}
              {can('content.publish') && (
                <>
                  {!version.isLive && (
                    <Button size="small" onPress={() => setChosen({ version, asDraft: false })}>
                      {words('goBackTo')}
                    </Button>
                  )}
                  <Button size="small" onPress={() => setChosen({ version, asDraft: true })}>
                    {words('asDraft')}
                  </Button>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {versions.hasNextPage && (
        <Button isPending={versions.isFetching} onPress={() => void versions.fetchNextPage()}>
          {words('more')}
        </Button>
      )}
      <ConfirmDialog
        title={words(chosen?.asDraft ? 'asDraftConfirm' : 'goBackConfirm', {
          at: chosen ? time(chosen.version.at) : '',
        })}
        confirmLabel={words(chosen?.asDraft ? 'asDraft' : 'goBackTo')}
        look="primary"
        isOpen={chosen !== undefined}
        isPending={restore.isPending}
        closesAfterMs={QUESTION_LIFETIME_MS}
        onClose={() => setChosen(undefined)}
        onConfirm={() => chosen && restore.mutate(chosen)}
      >
        <p>{words(chosen?.asDraft ? 'asDraftHint' : 'goBackHint')}</p>
      </ConfirmDialog>
    </Dialog>
  )
}
