import { useEffect, useRef } from 'react'
import { useForms } from '../screens/forms/use-forms.ts'
import type { Visit } from './visit.ts'

/** Draws the page anew where a form was changed meanwhile, as in another window: forms are live at once, and no draft of the page. */
export function useChangedForms(visit: Visit): void {
  const { data: forms } = useForms(visit.siteId)
  const before = useRef<string>(undefined)
  const now = forms?.map(({ id, changedAt }) => `${id} ${changedAt}`).join()
  useEffect(() => {
    if (now === undefined || now === before.current) return
    if (before.current !== undefined) visit.refresh()
    before.current = now
  }, [now, visit])
}
