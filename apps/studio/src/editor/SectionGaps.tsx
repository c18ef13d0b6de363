import { IconButton } from '@sitewright/ui'
import { Plus } from 'lucide-react'
import { useCanvas, useEditor, useSession } from './editor-context.ts'
import styles from './SectionGaps.module.css'
import { sectionGaps } from './section-gaps.ts'
import { useWords } from './use-words.ts'

/** A "+" wherever a section can be added, over the canvas where the gap is now. */
export function SectionGaps({ scale }: { scale: number }) {
  const words = useWords()
  const { visit, askForSection } = useEditor()
  const sections = useCanvas((state) => state.sections)
  const documents = useSession((state) => state.documents)
  const { footerDocumentId } = visit
  return sectionGaps(sections, documents).map(({ documentId, index, y }) => {
    const isFooter = documentId === footerDocumentId
    const label = isFooter ? 'addSectionFooter' : index === 0 ? 'addSectionTop' : 'addSectionAfter'
    return (
      <div key={`${documentId}-${index}`} className={styles.gap} style={{ top: y * scale }}>
        <IconButton
          label={words(label, { number: index })}
          icon={Plus}
          size="small"
          look="outlined"
          onPress={() => askForSection({ documentId, index })}
        />
      </div>
    )
  })
}
