import type { SavedSection } from '@sitewright/api/saved-sections/shapes'
import {
  asksForParts,
  NO_PARTS,
  SECTION_LIBRARY,
  type SectionGroup,
  type SectionLayout,
  sectionFrom,
} from '@sitewright/blocks/section-library'
import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { Dialog, SearchField } from '@sitewright/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { pasteSection } from '../../document/clipping.ts'
import { type Place, relayout } from '../../document/relayout.ts'
import { addSection } from '../../document/section-edits.ts'
import { sectionAt } from '../../document/selection.ts'
import { wordsOf } from '../block-names.ts'
import { readCarried } from '../clipboard/read-carried.ts'
import { useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import { SavedGroup } from './SavedGroup.tsx'
import styles from './SectionDialog.module.css'
import { SectionPicture } from './SectionPicture.tsx'
import { useFoundSaved } from './saved-sections.ts'
import { useSiteParts } from './use-site-parts.ts'

export interface SectionPlace {
  readonly documentId: string
  readonly index: number
  /** A section whose content is kept, and takes the places of the layout that is chosen. */
  readonly relaid?: string
}

/** The library of ready-made sections. */
export function SectionDialog({ place, onClose }: { place: SectionPlace; onClose(): void }) {
  const words = useWords()
  const { visit, showPanel } = useEditor()
  const loadParts = useSiteParts()
  const [search, setSearch] = useState('')
  const groups = findSections(search, visit.opened.page.kind)
  const saved = useFoundSaved(visit.siteId, search)
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
  const relay = (sectionId: string, layout: SectionLayout) => {
    onClose()
    const address = { documentId: place.documentId, sectionId }
    const section = sectionAt(visit.workplace().documents, address)
    const edit = section && relayout(address, section, placesOf(layout))
    if (edit) visit.perform(edit)
    else visit.notify(words('changeLayoutNoRoom'))
  }
  const chooseSaved = ({ section }: SavedSection) => {
    onClose()
    showPanel('none')
    const read = readCarried({ kind: 'section', siteId: visit.siteId, section }, visit)
    if (read) visit.perform(pasteSection(place, read.section))
    if (!read || read.leftOut > 0) visit.notify(words('savedLeftOut'))
  }
  const { relaid } = place
  return (
    <Dialog
      isOpen
      title={words(relaid ? 'changeLayout' : 'addSection')}
      size="large"
      onClose={onClose}
    >
      <p>{words(relaid ? 'changeLayoutHint' : 'addSectionHint')}</p>
      <SearchField isWide label={words('findSections')} value={search} onChange={setSearch} />
      {relaid === undefined && <SavedGroup saved={saved} onChoose={chooseSaved} />}
      {groups.map(({ name, label, layouts }) => (
        <Group
          key={name}
          label={label}
          layouts={layouts}
          onChoose={relaid === undefined ? choose : async (layout) => relay(relaid, layout)}
        />
      ))}
      {groups.length === 0 && (relaid !== undefined || saved.length === 0) && (
        <p role="status">{words('noSections')}</p>
      )}
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

/** Places of a layout by the types of their blocks. */
function placesOf({ parts }: SectionLayout): readonly Place[] {
  return parts.map(({ block, at: [x, y, w, h] }) => ({
    type: BLOCK_TYPES[block],
    placement: { x, y, w, h, z: 1 },
  }))
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
