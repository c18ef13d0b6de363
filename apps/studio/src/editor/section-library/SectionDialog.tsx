import {
  asksForParts,
  NO_PARTS,
  SECTION_LIBRARY,
  type SectionGroup,
  type SectionLayout,
  sectionFrom,
} from '@sitewright/blocks/section-library'
import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import { Dialog, SearchField } from '@sitewright/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { addSection } from '../../document/section-edits.ts'
import { wordsOf } from '../block-names.ts'
import { useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import styles from './SectionDialog.module.css'
import { SectionPicture } from './SectionPicture.tsx'
import { useSiteParts } from './use-site-parts.ts'

export interface SectionPlace {
  readonly documentId: string
  readonly index: number
}

/** The library of ready-made sections. */
export function SectionDialog({ place, onClose }: { place: SectionPlace; onClose(): void }) {
  const words = useWords()
  const { visit, showPanel } = useEditor()
  const loadParts = useSiteParts()
  const [search, setSearch] = useState('')
  const groups = findSections(search, visit.opened.page.kind)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const choose = async (layout: SectionLayout) => {
    const parts = asksForParts(layout) ? await loadParts() : NO_PARTS
    // Closed in the meantime, or pressed twice.
    if (!isOpen.current) return
    isOpen.current = false
    onClose()
    showPanel('none')
    const section = sectionFrom(layout, { parts, words: wordsOf(visit) })
    visit.perform(addSection(place.documentId, section, place.index))
  }
  return (
    <Dialog isOpen title={words('addSection')} size="large" onClose={onClose}>
      <p>{words('addSectionHint')}</p>
      <SearchField isWide label={words('findSections')} value={search} onChange={setSearch} />
      {groups.map(({ name, label, layouts }) => (
        <Group key={name} label={label} layouts={layouts} onChoose={choose} />
      ))}
      {groups.length === 0 && <p role="status">{words('noSections')}</p>}
    </Dialog>
  )
}

/** Groups with the sections that have the words, all of them without any; on a cover page its own screens come first. */
function findSections(search: string, kind: CollectionKindName): readonly SectionGroup[] {
  const words = search.trim().toLowerCase()
  const found = SECTION_LIBRARY.map((group) => ({
    ...group,
    layouts: group.layouts.filter(({ label, summary }) =>
      [group.label, label, summary].join(' ').toLowerCase().includes(words),
    ),
  })).filter(({ layouts }) => layouts.length > 0)
  if (kind !== 'splash-page') return found
  return found.toSorted((one, other) => Number(isCover(other)) - Number(isCover(one)))
}

const isCover = ({ name }: SectionGroup) => name === 'covers'

interface GroupProps {
  readonly label: string
  readonly layouts: readonly SectionLayout[]
  onChoose(layout: SectionLayout): Promise<void>
}

function Group({ label, layouts, onChoose }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.group} id={id}>
        {label}
      </h3>
      <ul className={styles.layouts}>
        {layouts.map((layout) => (
          <li key={layout.name}>
            <Button className={styles.layout ?? ''} onPress={() => void onChoose(layout)}>
              <SectionPicture layout={layout} />
              <span>{layout.label}</span>
              <small>{layout.summary}</small>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
