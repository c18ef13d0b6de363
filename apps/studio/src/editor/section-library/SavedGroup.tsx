import type { SavedSection } from '@sitewright/api/saved-sections/shapes'
import { ConfirmDialog, IconButton, Menu, showToast } from '@sitewright/ui'
import { Ellipsis, Pencil, Trash2 } from '@sitewright/ui/icons'
import { useId, useState } from 'react'
import { Button } from 'react-aria-components'
import { useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import { problemOf } from './problem-of.ts'
import styles from './SectionDialog.module.css'
import { SectionNameDialog } from './SectionNameDialog.tsx'
import { SectionPicture } from './SectionPicture.tsx'
import { layoutOf, useSavedDeeds } from './saved-sections.ts'

export interface SavedGroupProps {
  saved: readonly SavedSection[]
  onChoose(saved: SavedSection): void
}

/** Sections that the site's owner keeps; nothing where there are none. */
export function SavedGroup({ saved: found, onChoose }: SavedGroupProps) {
  const words = useWords()
  const id = useId()
  const { visit } = useEditor()
  const deeds = useSavedDeeds(visit.siteId)
  const [renamed, setRenamed] = useState<SavedSection>()
  const [removed, setRemoved] = useState<SavedSection>()
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
                        onAction: () => setRemoved(saved),
                      },
                    ],
                  },
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
      {removed && (
        <ConfirmDialog
          isOpen
          title={words('savedRemoveTitle', { name: removed.name })}
          confirmLabel={words('savedRemove')}
          isPending={deeds.isPending}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            const problem = await problemOf(
              deeds.mutateAsync({ kind: 'remove', savedSectionId: removed.id }),
            )
            if (problem) showToast({ text: problem, tone: 'danger' })
            setRemoved(undefined)
          }}
        >
          <p>{words('savedRemoveHint')}</p>
        </ConfirmDialog>
      )}
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
