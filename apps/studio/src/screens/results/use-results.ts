import { getFormResults } from '@sitewright/api/forms/get-form-results'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import type { AnswersView } from '../answers/answers-view.ts'

/** Which answers are counted: results are of answers that were not held back, and no search finds them. */
export type ResultsView = Omit<AnswersView, 'show' | 'search'>

export function useResults(siteId: string, formId: string, view: ResultsView) {
  const call = useCall()
  return useQuery({
    queryKey: ['answers', siteId, formId, 'results', view],
    queryFn: ({ signal }) => call(getFormResults, { siteId, formId, ...view }, { signal }),
    placeholderData: keepPreviousData,
  })
}
