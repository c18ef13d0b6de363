import { CallFailure } from '@sitewright/api/client'
import { ErrorState, Loading } from '@sitewright/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'

export interface QueryViewProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** Said while it loads: "Loading the pages…". */
  loading: string
  /** Said when it cannot be loaded: "The pages could not be loaded." */
  failed: string
  children(data: Data): ReactNode
}

/** The data of a query, or else its state: loading or failed. Stale-while-revalidate: old data stays while new data comes. */
export function QueryView<Data>({ query, loading, failed, children }: QueryViewProps<Data>) {
  const text = useText()
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return <Loading label={loading} />
  return (
    <ErrorState title={failed} isRetrying={query.isFetching} onRetry={() => void query.refetch()}>
      {isOfNetwork(query.error) && (
        <>
          <strong>{text('error.network')}</strong>
          <br />
        </>
      )}
      {query.error instanceof Error ? query.error.message : text('error.unknown')}
    </ErrorState>
  )
}

function isOfNetwork(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'unreachable'
}
