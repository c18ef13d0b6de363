import { MAX_PRODUCT_CHANGES } from '@sitewright/core/commerce/product-changes'
import { ITEM_STATUSES, type ItemStatus } from '@sitewright/core/content/item-status'
import { EmptyState, Notice, PageHeader, SearchField, Select } from '@sitewright/ui'
import { Package } from '@sitewright/ui/icons'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { useText } from '../../text.ts'
import { itemPath } from '../items/item-paths.ts'
import { categoryChoices } from '../products/category-choices.ts'
import { useCategories } from '../products/use-categories.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useDelayed } from '../use-delayed.ts'
import { useTitle } from '../use-title.ts'
import { ApplyBar } from './ApplyBar.tsx'
import { BulkCategories } from './BulkCategories.tsx'
import styles from './BulkGrid.module.css'
import { BulkGrid, type TextColumn } from './BulkGrid.tsx'
import { shownRows } from './draft.ts'
import { type ColumnId, changeFrom, type Line, linesOf, statusLabel } from './lines.ts'
import { NOTHING, selectedOf } from './selection.ts'
import { useBulkDraft } from './use-bulk-draft.ts'
import { type RowFilter, useEditProducts, useProductRows } from './use-product-rows.ts'

const NO_FILTER: RowFilter = { search: '', state: '', categoryId: '' }

/** Prices, stock, visibility and categories of all products in one grid. */
export function BulkEditScreen({ siteId }: { siteId: string }) {
  const text = useText()
  const can = useCan(siteId)
  const [filter, setFilter] = useState(NO_FILTER)
  const search = useDelayed(filter.search.trim())
  const query = useProductRows(siteId, { ...filter, search })
  const { data: stores = [] } = useCategories(siteId)
  useTitle(text('bulk.title'))
  const choices = useMemo(
    () => stores.flatMap(({ categories }) => categoryChoices(categories)),
    [stores],
  )
  const set = (change: Partial<RowFilter>) => setFilter((now) => ({ ...now, ...change }))
  return (
    <Screen>
      <PageHeader
        title={text('bulk.title')}
        description={text('bulk.description')}
        back={{ label: text('products.title'), href: `/sites/${siteId}/products` }}
      />
      <div className={styles.tools}>
        <SearchField
          label={text('bulk.search')}
          value={filter.search}
          onChange={(next) => set({ search: next })}
        />
        <Select<ItemStatus | ''>
          label={text('bulk.state')}
          options={[
            { id: '', label: text('bulk.anyState') },
            ...ITEM_STATUSES.map((id) => ({ id, label: statusLabel(id) })),
          ]}
          value={filter.state}
          onChange={(state) => set({ state })}
        />
        {choices.length > 0 && (
          <Select
            label={text('bulk.category')}
            options={[{ id: '', label: text('bulk.anyCategory') }, ...choices]}
            value={filter.categoryId}
            onChange={(categoryId) => set({ categoryId })}
          />
        )}
      </div>
      <QueryView query={query} loading={text('bulk.loading')} failed={text('bulk.failed')}>
        {({ pages }) => (
          <Rows
            siteId={siteId}
            pages={pages}
            isWhole={!query.hasNextPage}
            isReadOnly={!can('products.edit')}
            categoryLabel={(id) => choices.find((choice) => choice.id === id)?.label ?? ''}
          />
        )}
      </QueryView>
    </Screen>
  )
}

interface RowsProps {
  siteId: string
  pages: NonNullable<ReturnType<typeof useProductRows>['data']>['pages']
  /** Whether all that the filter finds are here. */
  isWhole: boolean
  isReadOnly: boolean
  categoryLabel(id: string): string
}

function Rows({ siteId, pages, isWhole, categoryLabel, ...props }: RowsProps) {
  const text = useText()
  const router = useRouter()
  const saver = useEditProducts(siteId)
  const rows = useMemo(() => pages.flatMap(({ items }) => items), [pages])
  const draft = useBulkDraft(rows, saver)
  const lines = useMemo(() => linesOf(shownRows(rows, draft.changes)), [rows, draft.changes])
  // A draft changes no keys, so these stay while somebody types.
  const keys = useMemo(() => new Set(linesOf(rows).map(({ key }) => key)), [rows])
  const [selection, setSelection] = useState(NOTHING)
  const [sorted, setSorted] = useState<readonly Line[]>()
  const [problem, setProblem] = useState<string>()
  const currency = pages[0]?.currency ?? 'USD'
  const selected = useMemo(() => selectedOf(selection, keys), [selection, keys])
  // A change of all lines must not miss those that are still to come.
  const isWaiting = selection.isAll && !isWhole
  const isReadOnly = props.isReadOnly || isWaiting || saver.isPending
  const refusals = useMemo(
    () => new Map(draft.refused.map(({ productId, message }) => [productId, message])),
    [draft.refused],
  )

  const paste = (cells: readonly { line: Line; column: TextColumn; typed: string }[]) => {
    const changes = cells.map(({ line, column, typed }) =>
      changeFrom(line, column, { typed, currency }),
    )
    const failed = changes.filter((change) => change === undefined).length
    const [only] = cells
    setProblem(
      failed === 0
        ? undefined
        : cells.length === 1
          ? text('bulk.notRead', { typed: only?.typed ?? '' })
          : text('bulk.someNotRead', { count: failed }),
    )
    draft.change(changes.filter((change) => change !== undefined))
  }
  const type = (goal: readonly Line[], column: TextColumn, typed: string) =>
    paste(goal.filter((line) => isOf(line, column)).map((line) => ({ line, column, typed })))

  const selectedLines = () => lines.filter(({ key }) => selected.has(key))
  const latest = useRef({ selectedLines, type })
  useLayoutEffect(() => {
    latest.current = { selectedLines, type }
  })
  const apply = useCallback((column: TextColumn, typed: string) => {
    const now = latest.current
    now.type(now.selectedLines(), column, typed)
  }, [])
  const sort = useCallback(() => setSorted(latest.current.selectedLines()), [])

  if (rows.length === 0) {
    return (
      <EmptyState icon={Package} title={text('bulk.emptyTitle')}>
        {text('bulk.emptyHint')}
      </EmptyState>
    )
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void draft.save()
      }}
    >
      {!props.isReadOnly && (
        <ApplyBar
          isDisabled={isReadOnly || selected.size === 0}
          onApply={apply}
          onCategories={sort}
        />
      )}
      <p className={styles.counts} role="status">
        <span>{text(isWhole ? 'bulk.lines' : 'bulk.linesSoFar', { count: lines.length })}</span>
        <span>{text('bulk.selected', { count: selected.size })}</span>
        {isWaiting && <span>{text('bulk.waiting')}</span>}
        {saver.isPending && draft.changes.size > MAX_PRODUCT_CHANGES && (
          <span>{text('bulk.saving', { sent: saver.sent, count: draft.changes.size })}</span>
        )}
      </p>
      {problem && (
        <Notice tone="warning" isAlert>
          {problem}
        </Notice>
      )}
      {draft.error && (
        <Notice tone="danger" isAlert>
          {draft.error.message}
        </Notice>
      )}
      {draft.refused.length > 0 && (
        <Notice tone="danger" isAlert>
          {text('bulk.refused', { count: draft.refused.length })}{' '}
          {[...new Set(refusals.values())].slice(0, 3).join(' ')}
        </Notice>
      )}
      <BulkGrid
        lines={lines}
        currency={currency}
        isReadOnly={isReadOnly}
        selected={selected}
        refusals={refusals}
        categoryNames={({ row, isProduct }) =>
          isProduct ? row.categoryIds.map(categoryLabel).join(', ') : ''
        }
        changes={draft.changes}
        onOpen={(href) => router.history.push(href)}
        productHref={({ row }) => itemPath(siteId, row.id, 'products')}
        onSelect={setSelection}
        onType={type}
        onPaste={paste}
        onEditCategories={setSorted}
        onUndo={draft.undo}
        onSave={() => void draft.save()}
      />
      <p className={styles.counts}>{text('bulk.keys')}</p>
      {sorted && (
        <BulkCategories
          siteId={siteId}
          lines={sorted}
          onSet={(changes) => {
            draft.change(changes)
            setSorted(undefined)
          }}
          onClose={() => setSorted(undefined)}
        />
      )}
      <SaveBar
        isShown={draft.changes.size > 0}
        isSaving={saver.isPending}
        saveLabel={text('bulk.save', { count: draft.changes.size })}
        onDiscard={draft.discard}
      />
      <UnsavedGuard isDirty={() => draft.changes.size > 0} />
    </form>
  )
}

/** Whether a line has the column at all; product lines of several variants take no price. */
function isOf({ isProduct, variant }: Line, column: ColumnId): boolean {
  return column === 'state' || column === 'categories' ? isProduct : variant !== undefined
}
