import { ChevronRight, GripVertical, type IconComponent } from '@sitewright/ui/icons'
import type { ReactNode } from 'react'
import { Button, TreeItem, TreeItemContent } from 'react-aria-components'

export interface TreeRowProps {
  id: string
  title: string
  icon: IconComponent
  iconSize: number
  canArrange: boolean
  /** Classes of the tree it stands in: `row`, `handle`, `chevron` and `icon`. */
  styles: Readonly<Record<string, string | undefined>>
  /** Rows of what is below it. */
  rows: ReactNode
  /** The row itself, after its icon. */
  children: ReactNode
}

/** A row in a tree of pages and links: with a handle to drag it by, and a button that shows what is below it. */
export function TreeRow(props: TreeRowProps) {
  const { id, title, icon: Icon, iconSize, canArrange, styles, rows, children } = props
  return (
    <TreeItem id={id} textValue={title} className={styles.row ?? ''}>
      <TreeItemContent>
        {({ hasChildItems }) => (
          <>
            {canArrange && (
              <Button slot="drag" className={styles.handle ?? ''}>
                <GripVertical size={16} aria-hidden="true" />
              </Button>
            )}
            {hasChildItems && (
              <Button slot="chevron" className={styles.chevron ?? ''}>
                <ChevronRight size={16} aria-hidden="true" />
              </Button>
            )}
            <Icon size={iconSize} strokeWidth={1.8} aria-hidden="true" className={styles.icon} />
            {children}
          </>
        )}
      </TreeItemContent>
      {rows}
    </TreeItem>
  )
}
