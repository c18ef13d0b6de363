import { showToast } from '@sitewright/ui'
import { useWords } from './use-words.ts'

/** Says how many edits of an earlier visit are saved now, if any. */
export function useRecovered(): (count: number) => void {
  const words = useWords()
  return (count) => {
    if (count > 0) showToast({ text: words('recovered', { count }) })
  }
}
