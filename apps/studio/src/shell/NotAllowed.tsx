import type { SiteSummary } from '@sitewright/api/sites/shapes'
import { ROLE_WORDS, roleNameOf } from '@sitewright/core/role-words'
import { Button, EmptyState } from '@sitewright/ui'
import { Lock } from '@sitewright/ui/icons'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { LeaveDialog } from '../screens/people/LeaveDialog.tsx'
import { roleSentence } from '../screens/people/role-sentence.ts'
import { useText } from '../text.ts'

export interface NotAllowedProps {
  site: Pick<SiteSummary, 'id' | 'title' | 'role'>
  /** Whether nothing of the site is open to the role, so that leaving it is what is left to do. */
  isEverything?: boolean
}

/** In place of a screen that the caller's role may not see: says which role that is and what it may do. */
export function NotAllowed({ site, isEverything = false }: NotAllowedProps) {
  const text = useText()
  const { history } = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const role = roleNameOf(site.role)
  return (
    <EmptyState
      icon={Lock}
      title={text('error.nothingAllowedTitle')}
      action={
        isEverything && <Button onPress={() => setLeaving(true)}>{text('people.leave')}</Button>
      }
    >
      <p>
        {text('error.yourRole', { role: ROLE_WORDS[role].title, may: roleSentence(role) })}{' '}
        {text('error.nothingAllowedHint', { site: site.title })}
      </p>
      {isLeaving && (
        <LeaveDialog
          site={site}
          onLeft={() => history.replace('/')}
          onClose={() => setLeaving(false)}
        />
      )}
    </EmptyState>
  )
}
