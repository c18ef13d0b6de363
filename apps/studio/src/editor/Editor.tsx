import { ErrorState, Loading } from '@sitewright/ui'
import { useRef } from 'react'
import { EditorScreen } from './EditorScreen.tsx'
import { useVisit } from './use-visit.ts'
import { useWords } from './use-words.ts'
import type { Wish } from './visit.ts'

export interface EditorProps {
  siteId: string
  pageId: string
}

/** One page of the site, edited as it looks. Fills the window. */
export function Editor({ siteId, pageId }: EditorProps) {
  const words = useWords()
  const grant = useRef<(wish: Wish) => void>(() => {})
  const { visit, error, reopen } = useVisit({ siteId, pageId }, (wish) => grant.current(wish))
  if (error) {
    return (
      <ErrorState title={words('failed')} onRetry={reopen}>
        {error.message}
      </ErrorState>
    )
  }
  if (!visit) return <Loading label={words('loading')} />
  return <EditorScreen key={visit.opened.page.id} visit={visit} onWish={grant} onReopen={reopen} />
}
