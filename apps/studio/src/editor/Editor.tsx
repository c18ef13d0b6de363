import { ErrorState, Loading } from '@sitewright/ui'
import { useRef } from 'react'
import { EditorScreen } from './EditorScreen.tsx'
import type { Panel } from './editor-context.ts'
import { type EditorSubject, shownIn } from './subject.ts'
import { useVisit } from './use-visit.ts'
import { useWords } from './use-words.ts'
import type { Wish } from './visit.ts'

export interface EditorProps {
  siteId: string
  subject: EditorSubject
  /** The panel that is open at first. */
  panel?: Panel | undefined
}

/** One page of the site, or the page of one item, edited as it looks. Fills the window. */
export function Editor({ siteId, subject, panel }: EditorProps) {
  const words = useWords()
  const grant = useRef<(wish: Wish) => void>(() => {})
  const {
    opened: visit,
    error,
    reopen,
  } = useVisit({ siteId, subject }, (wish) => grant.current(wish))
  if (error) {
    return (
      <ErrorState title={words('failed')} onRetry={reopen}>
        {error.message}
      </ErrorState>
    )
  }
  if (!visit) return <Loading label={words('loading')} />
  return (
    <EditorScreen
      key={shownIn(visit.opened).id}
      visit={visit}
      firstPanel={panel}
      onWish={grant}
      onReopen={reopen}
    />
  )
}
