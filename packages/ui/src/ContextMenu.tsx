import { useRef } from 'react'
import { Popover } from 'react-aria-components'
import { classNames } from './class-names.ts'
import styles from './Menu.module.css'
import { MenuList, type MenuListProps } from './MenuList.tsx'

export interface ContextMenuProps extends MenuListProps {
  /** The place that it opens at, in pixels of the element around it. */
  at: { readonly x: number; readonly y: number }
  onClose(): void
}

/** A menu at a place instead of at a button; open for as long as it is drawn. Its parent is positioned. */
export function ContextMenu({ label, groups, at, onClose }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <>
      <span ref={anchor} className={styles.anchor} style={{ left: at.x, top: at.y }} />
      <Popover
        isOpen
        triggerRef={anchor}
        placement="bottom start"
        className={classNames(styles.popover)}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <MenuList label={label} groups={groups} onClose={onClose} />
      </Popover>
    </>
  )
}
