import { showToast } from '@sitewright/ui'
import type { BegunVisit } from './begin-visit.ts'
import { useWords } from './use-words.ts'

interface Sayings {
  /** Says how many edits of earlier visits are saved now, if any. */
  sayRecovered(count: number): void
  /** Says what the device kept of earlier visits and can no longer be read, if anything. */
  sayDamaged(begun: Pick<BegunVisit<unknown>, 'unreadable' | 'history'>): void
}

export function useRecovered(): Sayings {
  const words = useWords()
  const warn = (text: string) => showToast({ text, tone: 'danger' })
  return {
    sayRecovered(count) {
      if (count > 0) showToast({ text: words('recovered', { count }) })
    },
    sayDamaged({ unreadable, history }) {
      if (unreadable > 0) warn(words('keptUnreadable', { count: unreadable }))
      if (!history || history.isDamaged) warn(words('keptHistoryDamaged'))
    },
  }
}
