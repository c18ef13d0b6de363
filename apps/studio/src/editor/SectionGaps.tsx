import { FOOTER_FIELD } from '@sitewright/core/content/block-fields'
import { Button, IconButton } from '@sitewright/ui'
import { Plus } from '@sitewright/ui/icons'
import { memo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { sectionOrders } from '../document/change.ts'
import type { EmptyPlace } from './canvas-state.ts'
import { useSession } from './drafts-context.ts'
import { useCanvas, useEditor } from './editor-context.ts'
import styles from './SectionGaps.module.css'
import { gapsInSight, sectionGaps } from './section-gaps.ts'
import { useWords } from './use-words.ts'

/** A "+" wherever a section can be added, over the canvas where the gap is now. */
export function SectionGaps({ scale, height }: { scale: number; height: number }) {
  const sections = useCanvas((state) => state.sections)
  // The orders alone: documents are other ones with every key that is typed.
  const orders = useSession(useShallow(({ documents }) => sectionOrders(documents)))
  return (
    <>
      {/* First for the keyboard, too: an empty page stands above the footer. */}
      <EmptyPlaces scale={scale} />
      {gapsInSight(sectionGaps(sections, orders), { scale, height }).map((gap) => (
        <div key={`${gap.documentId}-${gap.index}`} className={styles.gap} style={{ top: gap.top }}>
          <GapButton documentId={gap.documentId} index={gap.index} />
        </div>
      ))}
    </>
  )
}

/** Drawn once: gaps move with every frame of scrolling, and what is in them does not change. */
const GapButton = memo(function GapButton({
  documentId,
  index,
}: {
  documentId: string
  index: number
}) {
  const words = useWords()
  const { visit, askForSection } = useEditor()
  const field = visit.fieldOf(documentId)
  return (
    <AddButton
      label={words(labelOf(field, index), { number: index })}
      shown={field === FOOTER_FIELD ? words('footer') : undefined}
      onPress={() => askForSection({ documentId, index })}
    />
  )
})

function labelOf(field: string | undefined, index: number) {
  if (field === FOOTER_FIELD) return 'addSectionFooter'
  if (field !== undefined) return 'addSectionTheme'
  return index === 0 ? 'addSectionTop' : 'addSectionAfter'
}

/** A "+", with words in sight where it would be taken for another one: that of the footer stands right below the page's last. */
function AddButton({
  label,
  shown,
  onPress,
}: {
  label: string
  shown: string | undefined
  onPress: () => void
}) {
  if (shown === undefined) {
    return <IconButton label={label} icon={Plus} size="small" look="outlined" onPress={onPress} />
  }
  return (
    <Button aria-label={label} icon={Plus} size="small" onPress={onPress}>
      {shown}
    </Button>
  )
}

/** A "+" in the middle of what has no section yet. */
function EmptyPlaces({ scale }: { scale: number }) {
  const words = useWords()
  const { visit, askForSection } = useEditor()
  const places = useCanvas((state) => state.places)
  const namesOf = ({ documentId, label }: EmptyPlace) => {
    if (documentId !== null && documentId === visit.pageDocumentId) {
      return { label: words('addSectionTop'), shown: words('addSection') }
    }
    if (documentId !== null && documentId === visit.footerDocumentId) {
      return { label: words('addSectionFooter'), shown: words('footer') }
    }
    return { label: words('addSectionField', { label }), shown: undefined }
  }
  const begin = async ({ field, documentId }: EmptyPlace) => {
    try {
      askForSection({ documentId: documentId ?? (await visit.openField(field)), index: 0 })
    } catch (error) {
      visit.notify((error as Error).message)
    }
  }
  return places.map((place) => {
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    const style = { top: y * scale, left: x * scale }
    return (
      <div key={place.field || place.documentId} className={styles.gap} style={style}>
        <AddButton {...namesOf(place)} onPress={() => void begin(place)} />
      </div>
    )
  })
}
