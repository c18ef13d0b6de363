import { Button } from '@sitewright/ui'
import { BookmarkPlus, LayoutTemplate } from '@sitewright/ui/icons'
import { useState } from 'react'
import { type SectionAddress, sectionAt } from '../document/selection.ts'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import { problemOf } from './section-library/problem-of.ts'
import { SectionNameDialog } from './section-library/SectionNameDialog.tsx'
import { useSavedDeeds } from './section-library/saved-sections.ts'
import { useWords } from './use-words.ts'

/** Deeds on a section as a whole: another layout for its content, and keeping it for other pages. */
export function SectionDeeds({ address }: { address: SectionAddress }) {
  const words = useWords()
  const { visit, askForSection } = useEditor()
  const deeds = useSavedDeeds(visit.siteId)
  const [isNaming, setNaming] = useState(false)
  const save = async (name: string) => {
    const section = sectionAt(visit.workplace().documents, address)
    if (!section) return words('sectionGone')
    const problem = await problemOf(deeds.mutateAsync({ kind: 'save', name, section }))
    if (!problem) visit.announce(words('sectionSaved', { name }))
    return problem
  }
  return (
    <div className={styles.row}>
      <Button
        size="small"
        icon={LayoutTemplate}
        onPress={() =>
          askForSection({ documentId: address.documentId, index: 0, relaid: address.sectionId })
        }
      >
        {words('changeLayout')}
      </Button>
      <Button size="small" icon={BookmarkPlus} onPress={() => setNaming(true)}>
        {words('saveSection')}
      </Button>
      {isNaming && (
        <SectionNameDialog
          title={words('saveSection')}
          name=""
          onDone={save}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}
