import { Button, Card, EmptyState, SearchField } from '@sitewright/ui'
import { SearchX } from '@sitewright/ui/icons'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import list from './List.module.css'
import { QueryView } from './QueryView.tsx'

interface Pages<Item> {
  readonly pages: readonly { readonly items: readonly Item[] }[]
}

export interface SearchableListProps<Item> {
  readonly query: Pick<
    UseInfiniteQueryResult<Pages<Item>>,
    | 'data'
    | 'error'
    | 'isFetching'
    | 'refetch'
    | 'hasNextPage'
    | 'isFetchingNextPage'
    | 'fetchNextPage'
  >
  /** The beginning of the keys of its words: `orders.search`, `orders.nothingFound`, … */
  readonly of: 'answers' | 'comments' | 'files' | 'items' | 'orders' | 'products' | 'subscribers'
  /** Debounce: the search as it is typed, and as the list was asked for it. */
  readonly search: string
  readonly settled: string
  onSearch(search: string): void
  /** Beside the search: other ways to choose what is listed. */
  readonly tools?: ReactNode
  /** Whether one of `tools` leaves something out; `onClear` undoes that, and the search. */
  readonly isFiltered?: boolean
  onClear?(): void
  /** Said where `tools` leave nothing of the list. */
  readonly nothing?: string | undefined
  readonly nothingHint?: string | undefined
  /** Shown in place of everything when there is nothing at all. */
  readonly empty: ReactNode
  children(rows: readonly Item[]): ReactNode
}

/** A list with a search above and "Show more" below; says so when there is nothing, or nothing was found. */
export function SearchableList<Item>(props: SearchableListProps<Item>) {
  const { query, of, search, settled, onSearch, empty, children } = props
  const { tools, isFiltered = false, onClear = () => onSearch(''), nothing, nothingHint } = props
  const text = useText()
  return (
    <QueryView query={query} loading={text(`${of}.loading`)} failed={text(`${of}.failed`)}>
      {({ pages }) => {
        const rows = pages.flatMap(({ items }) => items)
        if (rows.length === 0 && settled === '' && search === '' && !isFiltered) return empty
        return (
          <Card isFlush>
            <div className={list.tools}>
              <SearchField label={text(`${of}.search`)} value={search} onChange={onSearch} />
              {tools}
            </div>
            {rows.length > 0 ? (
              children(rows)
            ) : (
              <EmptyState
                icon={SearchX}
                title={nothing ?? text(`${of}.nothingFound`, { search: settled || 'nothing' })}
                action={
                  nothingHint === undefined && (
                    <Button onPress={onClear}>{text('common.clearSearch')}</Button>
                  )
                }
              >
                {nothingHint ?? text(`${of}.nothingFoundHint`)}
              </EmptyState>
            )}
            {query.hasNextPage && (
              <div className={list.more}>
                <Button
                  isPending={query.isFetchingNextPage}
                  onPress={() => void query.fetchNextPage()}
                >
                  {text('common.showMore')}
                </Button>
              </div>
            )}
          </Card>
        )
      }}
    </QueryView>
  )
}
