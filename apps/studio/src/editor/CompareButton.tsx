import { IconButton } from '@sitewright/ui'
import { Columns2 } from '@sitewright/ui/icons'
import { useCallback, useEffect } from 'react'
import { useScreenActions } from '../palette/palette-store.ts'
import { lateDialog } from '../routes/late-dialog.tsx'
import { showComparison, useComparing } from './comparison-store.ts'
import { useEditor } from './editor-context.ts'
import { useWords } from './use-words.ts'

const ComparisonDialog = lateDialog(
  async () => (await import('../comparison/ComparisonDialog.tsx')).ComparisonDialog,
)

/** Compares what is edited with what is published: on the toolbar, in the palette, and for whoever asks in the store. */
export function CompareButton() {
  const words = useWords()
  const { visit } = useEditor()
  const isOpen = useComparing((state) => state.isOpen)
  const { page, item } = visit.opened
  useEffect(() => () => showComparison(false), [])
  useScreenActions(
    useCallback(
      () => [
        { id: 'compare', label: words('compare'), icon: Columns2, run: () => showComparison() },
      ],
      [words],
    ),
  )
  return (
    <>
      <IconButton label={words('compare')} icon={Columns2} onPress={() => showComparison()} />
      {isOpen && (
        <ComparisonDialog
          siteId={visit.siteId}
          pageId={page.id}
          itemId={item?.id}
          flush={visit.flush}
          onClose={() => showComparison(false)}
        />
      )}
    </>
  )
}
