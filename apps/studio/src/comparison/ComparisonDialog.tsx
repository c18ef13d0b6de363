import { openComparison } from '@sitewright/api/content/open-comparison'
import { Dialog, ErrorState, Loading } from '@sitewright/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../session/StudioProvider.tsx'
import { ComparisonBar, type Side } from './ComparisonBar.tsx'
import styles from './ComparisonDialog.module.css'
import { type ChangeLine, changeLines } from './change-lines.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { useWords } from './use-words.ts'
import { type FrameWidth, VersionFrame } from './VersionFrame.tsx'

/** A version by its id, or `live` or `draft`, with its name for people. */
export interface NamedVersion {
  readonly id: string
  readonly label: string
}

export interface ComparisonDialogProps {
  siteId: string
  /** Versions to compare, or one alone to look at; by default what is live, and the drafts. */
  versions?: { readonly before: NamedVersion; readonly after?: NamedVersion } | undefined
  /** By default the first page that differs, or else the home page. */
  pageId?: string | undefined
  /** An item or product of the page. */
  itemId?: string | undefined
  /** Brings to the server what is not there yet: only what has arrived is drawn. */
  flush?(): Promise<void>
  onClose(): void
}

/** Below this many pixels across there is room for one frame. */
const NARROW_PX = 800

/** Two versions of a page side by side, or one alone, with what differs in words that lead to its place. */
export function ComparisonDialog(props: ComparisonDialogProps) {
  const { siteId, versions, itemId, flush, onClose } = props
  const words = useWords()
  const { before, after } = versions ?? {
    before: { id: 'live', label: words('published') },
    after: { id: 'draft', label: words('draft') },
  }
  const call = useCall()
  const [pageId, setPageId] = useState(props.pageId)
  const [width, setWidth] = useState<FrameWidth>(innerWidth < NARROW_PX ? 'phone' : 'desktop')
  const [side, setSide] = useState<Side>('after')
  const [target, setTarget] = useState<ChangeLine>()
  const newer = after ?? before
  const opened = useQuery({
    queryKey: ['comparison', siteId, before.id, newer.id, pageId, itemId],
    gcTime: 0,
    // The signed addresses of the frames are good for one opening.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      await flush?.()
      const versionsOf = { before: before.id, after: newer.id }
      return call(openComparison, { siteId, ...versionsOf, pageId, itemId }, { signal })
    },
  })
  const { data } = opened
  const lines = data ? linesOf(data.change, words) : []
  const first = lines.find(({ sectionId }) => sectionId !== undefined)
  const title = data?.title ?? words('page')
  const choosePage = (next: string) => {
    setTarget(undefined)
    setPageId(next)
  }
  return (
    <Dialog
      isOpen
      size="full"
      title={
        after
          ? words('compareTitle', { title, before: before.label, after: after.label })
          : words('previewTitle', { title, version: before.label })
      }
      onClose={onClose}
    >
      <ComparisonBar
        before={before.label}
        after={after?.label}
        {...(itemId === undefined && data && { pages: data.pages, pageId: data.pageId })}
        width={width}
        side={side}
        onPage={choosePage}
        onWidth={setWidth}
        onSide={setSide}
      />
      {opened.isPending && <Loading label={words('loading')} />}
      {opened.error && (
        <ErrorState title={words('failed')} onRetry={() => void opened.refetch()}>
          {opened.error.message}
        </ErrorState>
      )}
      {data && (
        <div className={styles.compared} data-alone={after === undefined}>
          {after && (
            <DifferenceList
              change={data.change}
              shared={data.shared}
              shown={(target ?? first)?.id}
              onShow={(line) => setTarget({ ...line })}
            />
          )}
          <div className={styles.frames} data-side={after ? side : 'after'}>
            {after && (
              <VersionFrame
                key={data.before?.url}
                side="before"
                label={before.label}
                title={title}
                url={data.before?.url}
                absent={words(before.id === 'live' ? 'notPublished' : 'notInVersion')}
                width={width}
                first={first?.sectionId}
                target={target}
              />
            )}
            <VersionFrame
              key={data.after?.url}
              side="after"
              label={newer.label}
              title={title}
              url={data.after?.url}
              absent={words('notInVersion')}
              width={width}
              first={first?.sectionId}
              target={target}
            />
          </div>
        </div>
      )}
    </Dialog>
  )
}

function linesOf(
  change: Parameters<typeof changeLines>[0] | null,
  words: ReturnType<typeof useWords>,
): ChangeLine[] {
  return change ? changeLines(change, words) : []
}
