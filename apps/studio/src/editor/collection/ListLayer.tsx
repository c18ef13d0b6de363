import { Button } from '@sitewright/ui'
import { Plus } from '@sitewright/ui/icons'
import type { CanvasRoom } from '../canvas-room.ts'
import { useSession } from '../drafts-context.ts'
import { useCanvas, useEditor } from '../editor-context.ts'
import { addPlace } from './add-place.ts'
import { ItemBar } from './ItemBar.tsx'
import styles from './ListLayer.module.css'
import { useItemDeeds } from './use-item-deeds.tsx'
import { useListWords } from './use-list-words.ts'

/** Width of a canvas, in pixels of the screen, on which the tools of an item take the room of what adds one. */
const NARROW_PX = 600

/** Over the canvas of a page that lists items: what adds one, and the tools of the one that is selected. */
export function ListLayer(props: CanvasRoom) {
  return useEditor().visit.collection ? <Layer {...props} /> : null
}

function Layer(props: CanvasRoom) {
  const { deeds, dialog } = useItemDeeds()
  return (
    <>
      <AddHere {...props} onAdd={deeds.add} />
      <ItemBar {...props} />
      {dialog}
    </>
  )
}

function AddHere({ scale, width, height, onAdd }: CanvasRoom & { onAdd(): void }) {
  const { visit } = useEditor()
  const { add, isEmpty } = useListWords()
  const list = useCanvas((state) => state.list)
  const status = useCanvas((state) => state.status)
  const isItemChosen = useSession(({ selection }) => selection.kind === 'item')
  if (!(list && visit.collection?.canAdd) || status !== 'ready') return null
  if (isItemChosen && width < NARROW_PX) return null
  const place = addPlace(list, { scale, width, height, isEmpty })
  return (
    place && (
      <div
        className={isEmpty ? `${styles.add} ${styles.first}` : styles.add}
        data-list-add=""
        style={place}
      >
        <Button size="small" look={isEmpty ? 'primary' : 'secondary'} icon={Plus} onPress={onAdd}>
          {add}
        </Button>
      </div>
    )
  )
}
