import type { Capability } from '@sitewright/core/roles'
import { ErrorState, Loading } from '@sitewright/ui'
import { useRef } from 'react'
import { AccountLayout } from '../shell/AccountLayout.tsx'
import { NotAllowed } from '../shell/NotAllowed.tsx'
import { SiteGate } from '../shell/SiteGate.tsx'
import { EditorScreen } from './EditorScreen.tsx'
import type { Panel } from './editor-context.ts'
import { LookScreen } from './LookScreen.tsx'
import { type EditorSubject, shownIn } from './subject.ts'
import { useSelectedPlace } from './use-selected-place.ts'
import { useVisit } from './use-visit.ts'
import { useWords } from './use-words.ts'
import type { Wish } from './visit.ts'

export interface EditorProps {
  siteId: string
  subject: EditorSubject
  /** The panel that is open at first. */
  panel?: Panel | undefined
}

/** One page of the site, or the page of one item, edited as it looks, or looked at by who may not edit. Fills the window. */
export function Editor(props: EditorProps) {
  const { siteId, subject } = props
  return (
    <SiteGate siteId={siteId}>
      {(site) => {
        const may = (capability: Capability) => site.capabilities.includes(capability)
        const isProduct = 'family' in subject && subject.family === 'products'
        const mayOpen = !isProduct || may('products.view')
        if (mayOpen && may('content.edit')) return <OpenEditor {...props} />
        if (!isProduct && may('content.view'))
          return <LookScreen siteId={siteId} subject={subject} />
        return (
          <AccountLayout>
            <NotAllowed site={site} />
          </AccountLayout>
        )
      }}
    </SiteGate>
  )
}

function OpenEditor({ siteId, subject, panel }: EditorProps) {
  const words = useWords()
  const grant = useRef<(wish: Wish) => void>(() => {})
  const {
    opened: visit,
    error,
    reopen,
  } = useVisit({ siteId, subject }, (wish) => grant.current(wish))
  useSelectedPlace(visit)
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
