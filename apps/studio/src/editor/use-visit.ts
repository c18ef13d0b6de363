import type { Client } from '@sitewright/api/client'
import { getSiteDraft } from '@sitewright/api/content/get-site-draft'
import { showToast } from '@sitewright/ui'
import { useEffect, useRef, useState } from 'react'
import { SITE } from '../document/change.ts'
import { holdVisit, openJournal } from '../document/indexed-db-journal.ts'
import { takeHistory } from '../document/kept-history.ts'
import { recover } from '../document/recover.ts'
import { useCall } from '../session/StudioProvider.tsx'
import { openVisit } from './open-visit.ts'
import { sendSave } from './send-save.ts'
import { type EditorSubject, openSubject } from './subject.ts'
import { useWords, type Words } from './use-words.ts'
import type { Visit, Wish } from './visit.ts'

export interface VisitStatus {
  readonly visit: Visit | undefined
  readonly error: Error | undefined
  /** Opens the page anew from what the server has. */
  reopen(): void
}

/** Opens a page for editing and keeps it open as long as it is on the screen. */
export function useVisit(
  { siteId, subject }: { siteId: string; subject: EditorSubject },
  onWish: (wish: Wish) => void,
): VisitStatus {
  const call = useCall()
  const words = useWords()
  const [visit, setVisit] = useState<Visit>()
  const [error, setError] = useState<Error>()
  const [round, setRound] = useState(0)
  const wish = useRef(onWish)
  wish.current = onWish
  const wanted = useRef(subject)
  wanted.current = subject
  const [subjectId] = Object.values<string>(subject)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for opening once more
  useEffect(() => {
    let isGone = false
    let opened: Visit | undefined
    setVisit(undefined)
    setError(undefined)
    open({
      call,
      siteId,
      subject: wanted.current,
      words,
      onWish: (what) => wish.current(what),
    }).then(
      (next) => {
        if (isGone) return next.close()
        opened = next
        setVisit(next)
      },
      (failure: Error) => isGone || setError(failure),
    )
    return () => {
      isGone = true
      opened?.close()
    }
  }, [call, siteId, subjectId, round])

  useEffect(() => {
    const retry = () => visit?.autosave.retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [visit])

  return { visit, error, reopen: () => setRound((count) => count + 1) }
}

interface OpenOptions {
  readonly call: Client
  readonly siteId: string
  readonly subject: EditorSubject
  readonly words: Words
  onWish(wish: Wish): void
}

async function open({ call, siteId, subject, words, onWish }: OpenOptions): Promise<Visit> {
  const visitId = crypto.randomUUID()
  const onClosed = holdVisit(visitId)
  const [journal, first, firstSite] = await Promise.all([
    openJournal(siteId),
    openSubject(call, siteId, subject),
    call(getSiteDraft, { siteId }),
  ])
  const isOpen = new Set([...first.documents.map(({ id }) => id), SITE])
  const { saved, isStale, left, unreadable } = await recover(journal, {
    send: sendSave({ call, siteId }),
    isOpen: (documentId) => isOpen.has(documentId),
  })
  const sayRecovered = (count: number) => {
    if (count > 0) showToast({ text: words('recovered', { count }) })
  }
  const [opened, site] = isStale
    ? await Promise.all([openSubject(call, siteId, subject), call(getSiteDraft, { siteId })])
    : [first, firstSite]
  const [subjectId = ''] = Object.values<string>(subject)
  const notify = (text: string) => void showToast({ text, tone: 'danger' })
  const history = await takeHistory(journal, subjectId).catch(() => undefined)
  if (unreadable > 0) notify(words('keptUnreadable', { count: unreadable }))
  if (!history || history.isDamaged) notify(words('keptHistoryDamaged'))
  return openVisit({
    siteId,
    call,
    opened,
    site,
    history,
    left,
    journal,
    visitId,
    notify,
    onWish,
    onRecovered: (count) => sayRecovered(saved + count),
    onClosed,
  })
}
