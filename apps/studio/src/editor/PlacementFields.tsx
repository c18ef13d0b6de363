import { MAX_ROWS } from '@sitewright/core/document/layout'
import { GRID_COLUMNS, type Placement } from '@sitewright/core/document/page-document'
import { NumberField, Switch } from '@sitewright/ui'
import { memo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { arrangementOf } from '../document/arrangement.ts'
import { placeBlock } from '../document/place-edits.ts'
import { type BlockAddress, sectionAt } from '../document/selection.ts'
import { useSession } from './drafts-context.ts'
import { useCanvas, useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import type { EditorMessage } from './messages.ts'
import { useWords } from './use-words.ts'

const SIDES: readonly { side: 'x' | 'y' | 'w' | 'h'; label: EditorMessage; from: 0 | 1 }[] = [
  { side: 'x', label: 'column', from: 0 },
  { side: 'y', label: 'row', from: 0 },
  { side: 'w', label: 'widthCells', from: 1 },
  { side: 'h', label: 'heightCells', from: 1 },
]

/** Moves and resizes without dragging. People count from one. Not drawn anew with the settings above it. */
export const PlacementFields = memo(function PlacementFields({
  address,
}: {
  address: BlockAddress
}) {
  const words = useWords()
  const { visit } = useEditor()
  const view = useCanvas((state) => state.view)
  const phoneRows = useCanvas((state) => state.phoneRows)
  const [isFree, setFree] = useState(false)
  // By its sides, as the automatic order makes new placements whenever it is asked.
  const placement = useSession(
    useShallow(({ documents }) => {
      const section = sectionAt(documents, address)
      return section && arrangementOf(section, view, { phoneRows })[address.blockId]
    }),
  )
  if (!placement) return null
  const change = (part: Partial<Placement>) =>
    visit.perform(
      placeBlock(
        visit.workplace(),
        address,
        { ...placement, ...part },
        { isFree, coalesce: { key: `fields:${address.blockId}` } },
      ),
    )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words('position')}</legend>
      <div className={styles.pair}>
        {SIDES.map(({ side, label, from }) => (
          <NumberField
            key={side}
            label={words(label)}
            hasSteppers={false}
            minValue={1}
            maxValue={side === 'x' || side === 'w' ? GRID_COLUMNS[view] : MAX_ROWS[view]}
            value={placement[side] + 1 - from}
            onChange={(value) => {
              if (Number.isFinite(value)) change({ [side]: value - 1 + from })
            }}
          />
        ))}
      </div>
      {view === 'phone' && (
        <Switch
          label={words('placeFreely')}
          description={words('placeFreelyHint')}
          isSelected={isFree}
          onChange={setFree}
        />
      )}
    </fieldset>
  )
})
