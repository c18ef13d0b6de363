import { COMMENT_STATES, type CommentState } from '@sitewright/core/comments/comment-states'
import { EmptyState, PageHeader, Select } from '@sitewright/ui'
import { MessagesSquare } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { SearchableList } from '../SearchableList.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useDelayed } from '../use-delayed.ts'
import { useTitle } from '../use-title.ts'
import { CommentList } from './CommentList.tsx'
import { useComments } from './use-comments.ts'

/** Moderation queue: what visitors have said, by state, newest first. */
export function CommentsScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const [search, setSearch] = useState('')
  const settled = useDelayed(search.trim())
  const moderates = useCan(siteId)('comments.moderate')
  const [state, setState] = useState<CommentState>(moderates ? 'waiting' : 'published')
  const comments = useComments(siteId, { state, search: settled })
  const counts = comments.data?.pages[0]?.counts
  useTitle(text('comments.title'))
  const labelOf = (one: CommentState) => {
    const count = one === 'waiting' || one === 'spam' ? (counts?.[one] ?? 0) : 0
    return count > 0 && (one === 'waiting' || one === 'spam')
      ? text(`comments.${one}Count`, { count })
      : text(`comments.${one}`)
  }
  return (
    <Screen>
      <PageHeader title={text('comments.title')} />
      <SearchableList
        of="comments"
        query={comments}
        empty={
          <EmptyState icon={MessagesSquare} title={text(`comments.nothing.${state}`)}>
            {text('comments.nothingHint')}
          </EmptyState>
        }
        {...{ search, settled, onSearch: setSearch }}
        tools={
          <Select<CommentState>
            label={text('comments.show')}
            isLabelHidden
            isDisabled={!moderates}
            options={COMMENT_STATES.map((id) => ({ id, label: labelOf(id) }))}
            value={state}
            onChange={setState}
          />
        }
        // The choice of a state stays on the screen when nothing is in it.
        isFiltered
        onClear={() => setSearch('')}
        nothing={settled === '' ? text(`comments.nothing.${state}`) : undefined}
        nothingHint={settled === '' ? text('comments.nothingHint') : undefined}
      >
        {(rows) => <CommentList key={state} siteId={siteId} state={state} rows={rows} />}
      </SearchableList>
    </Screen>
  )
}
