import { listPublications } from '@sitewright/api/content/list-publications'
import { restoreDrafts } from '@sitewright/api/content/restore-drafts'
import { restorePublication } from '@sitewright/api/content/restore-publication'
import type { Publication } from '@sitewright/api/content/shapes'
import { momentText } from '@sitewright/core/content/zoned-time'
import {
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
import { lateDialog } from '../routes/late-dialog.tsx'
import { useSite } from '../screens/sites/use-sites.ts'
import { useCall } from '../session/StudioProvider.tsx'
import { useEditor } from './editor-context.ts'
import styles from './HistoryDialog.module.css'
import { useWords } from './use-words.ts'
import { VersionRow } from './VersionRow.tsx'

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

/** A version that is looked at alone, or compared with the drafts. */
interface LookedAt {
  readonly version: Publication
  readonly isCompared: boolean
}

const ComparisonDialog = lateDialog(
  async () => (await import('../comparison/ComparisonDialog.tsx')).ComparisonDialog,
)

/** Every version that was live, and the way back to it. */
export function HistoryDialog({ onClose, onRestored }: HistoryDialogProps) {
  const words = useWords()
  const call = useCall()
  const { locale } = useIntl()
  const { visit } = useEditor()
  const { siteId } = visit
  const { data: site } = useSite(siteId)
  const [chosen, setChosen] = useState<Choice>()
  const [lookedAt, setLookedAt] = useState<LookedAt>()
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
    <Dialog isOpen size="large" title={words('history')} onClose={onClose}>
      <p>{words(versions.isSuccess && list.length === 0 ? 'historyEmpty' : 'historyHint')}</p>
      {versions.isPending && <Loading label={words('history')} />}
      {error && (
        <Notice tone="danger" isAlert>
          {error.message}
        </Notice>
      )}
      <ul className={styles.versions}>
        {list.map((version) => (
          <VersionRow
            key={version.id}
            siteId={siteId}
            version={version}
            at={time(version.at)}
            onLook={(isCompared) => setLookedAt({ version, isCompared })}
            onBack={(asDraft) => setChosen({ version, asDraft })}
          />
        ))}
      </ul>
      {versions.hasNextPage && (
        <Button isPending={versions.isFetching} onPress={() => void versions.fetchNextPage()}>
          {words('more')}
        </Button>
      )}
      {lookedAt && (
        <LookAtVersion
          {...lookedAt}
          at={time(lookedAt.version.at)}
          onClose={() => setLookedAt(undefined)}
        />
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

interface LookAtVersionProps extends LookedAt {
  at: string
  onClose(): void
}

function LookAtVersion({ version, isCompared, at, onClose }: LookAtVersionProps) {
  const words = useWords()
  const { visit } = useEditor()
  const before = { id: version.id, label: version.name || at }
  return (
    <ComparisonDialog
      siteId={visit.siteId}
      versions={
        isCompared ? { before, after: { id: 'draft', label: words('versionNow') } } : { before }
      }
      pageId={isCompared ? undefined : visit.opened.page.id}
      flush={visit.flush}
      onClose={onClose}
    />
  )
}
