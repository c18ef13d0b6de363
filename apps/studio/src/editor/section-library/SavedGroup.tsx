import type { SavedSection } from '@sitewright/api/saved-sections/shapes'
import { IconButton, Menu } from '@sitewright/ui'
import { Ellipsis, Pencil, Trash2 } from '@sitewright/ui/icons'
import { useId, useState } from 'react'
import { Button } from 'react-aria-components'
import { useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import { problemOf } from './problem-of.ts'
import styles from './SectionDialog.module.css'
import { SectionNameDialog } from './SectionNameDialog.tsx'
import { SectionPicture } from './SectionPicture.tsx'
import { layoutOf, useSavedDeeds, useSavedSections } from './saved-sections.ts'

export interface SavedGroupProps {
  /** Words that the names have. */
  search: string
  onChoose(saved: SavedSection): void
}

/** Sections that the site's owner keeps; nothing where there are none. */
export function SavedGroup({ search, onChoose }: SavedGroupProps) {
  const words = useWords()
  const id = useId()
  const { visit } = useEditor()
  const { data: all = [] } = useSavedSections(visit.siteId)
  const deeds = useSavedDeeds(visit.siteId)
  const [renamed, setRenamed] = useState<SavedSection>()
  const sought = search.trim().toLowerCase()
  const found = all.filter(({ name }) => name.toLowerCase().includes(sought))
  if (found.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.group} id={id}>
        {words('savedSections')}
      </h3>
      <ul className={styles.layouts}>
        {found.map((saved) => (
          <li key={saved.id} className={styles.saved}>
            <Button className={styles.layout ?? ''} onPress={() => onChoose(saved)}>
              <SectionPicture layout={layoutOf(saved)} />
              <span>{saved.name}</span>
            </Button>
            <div className={styles.more}>
              <Menu
                label={words('savedMore', { name: saved.name })}
                trigger={
                  <IconButton
                    label={words('savedMore', { name: saved.name })}
                    icon={Ellipsis}
                    size="small"
                  />
                }
                groups={[
                  {
                    id: 'deeds',
                    actions: [
                      {
                        id: 'rename',
                        label: words('rename'),
                        icon: Pencil,
                        onAction: () => setRenamed(saved),
                      },
                      {
                        id: 'remove',
                        label: words('savedRemove'),
                        icon: Trash2,
                        look: 'danger',
                        onAction: () => deeds.mutate({ kind: 'remove', savedSectionId: saved.id }),
                      },
                    ],
                  },
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
      {renamed && (
        <SectionNameDialog
          title={words('rename')}
          name={renamed.name}
          onDone={(name) =>
            problemOf(deeds.mutateAsync({ kind: 'rename', savedSectionId: renamed.id, name }))
          }
          onClose={() => setRenamed(undefined)}
        />
      )}
    </section>
  )
}
