import { useEffect, useRef, useState } from 'react'
import { useDelayed } from '../use-delayed.ts'
import { type AnswersView, without } from './answers-view.ts'

/** A search as it is typed, which the address has once it stays the same for a moment, and which follows the back button. */
export function useSearchInView(view: AnswersView, onView: (view: AnswersView) => void) {
  const { search: settled = '' } = view
  const [search, setSearch] = useState(settled)
  const typed = useDelayed(search.trim())
  // The text that the address and the field agreed on last: whichever differs from it was changed.
  const agreed = useRef(settled)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what was typed, with the view as it is by then
  useEffect(() => {
    if (typed === agreed.current) return
    agreed.current = typed
    onView(typed === '' ? without(view, ['search']) : { ...view, search: typed })
  }, [typed])
  useEffect(() => {
    if (settled === agreed.current) return
    agreed.current = settled
    setSearch(settled)
  }, [settled])
  return { search, settled, setSearch }
}
