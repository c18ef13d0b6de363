import { showToast } from '@sitewright/ui'
import { useRef } from 'react'
import { useCan } from '../screens/sites/use-sites.ts'
import { useCall } from '../session/StudioProvider.tsx'
import { beginVisit } from './begin-visit.ts'
import { openVisit } from './open-visit.ts'
import { type EditorSubject, openSubject } from './subject.ts'
import { type OpenedStatus, useOpened } from './use-opened.ts'
import { useRecovered } from './use-recovered.ts'
import type { Visit, Wish } from './visit.ts'

/** Opens a page for editing and keeps it open as long as it is on the screen. */
export function useVisit(
  { siteId, subject }: { siteId: string; subject: EditorSubject },
  onWish: (wish: Wish) => void,
): OpenedStatus<Visit> {
  const call = useCall()
  const { sayRecovered, sayDamaged } = useRecovered()
  const wish = useLatest(onWish)
  const can = useLatest(useCan(siteId))
  const [subjectId = ''] = Object.values<string>(subject)
  return useOpened(`${siteId} ${subjectId}`, async () => {
    const { saved, ...begun } = await beginVisit({
      call,
      siteId,
      subjectId,
      open: () => openSubject(call, siteId, subject),
      documentsOf: ({ documents }) => documents.map(({ id }) => id),
    })
    sayDamaged(begun)
    return openVisit({
      ...begun,
      siteId,
      call,
      can: (capability) => can.current(capability),
      notify: (text) => void showToast({ text, tone: 'danger' }),
      onWish: (what) => wish.current(what),
      onRecovered: (count) => sayRecovered(saved + count),
    })
  })
}

/** The latest value, for what is called outside of drawing. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  latest.current = value
  return latest
}
