import { type ReactNode, useRef } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { classNames } from './class-names.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { X } from './icons/icons.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useUiWords } from './words.ts'

export interface DialogProps {
  title: string
  isOpen: boolean
  onClose(): void
  /** `full`: as large as the window, for what is looked at. */
  size?: 'small' | 'medium' | 'large' | 'full'
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** False keeps it open until a button is pressed: no outside click, no Escape, no cross. */
  isDismissable?: boolean
  /** Buttons at the lower edge, the main one last. */
  footer?: ReactNode
  children: ReactNode
}

/** A modal dialog. Traps the focus while open and restores it when closed. */
export function Dialog({
  title,
  isOpen,
  onClose,
  size = 'medium',
  role = 'dialog',
  isDismissable = true,
  footer,
  children,
}: DialogProps) {
  const words = useUiWords()
  return (
    <ModalOverlay
      className={classNames(styles.overlay)}
      isOpen={isOpen}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={classNames(styles.modal, styles[size])}>
        <DialogBox role={role}>
          <header className={styles.header}>
            <Heading slot="title" className={classNames(styles.title)}>
              {title}
            </Heading>
            {isDismissable && (
              <IconButton label={words.close} icon={X} size="small" onPress={onClose} />
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </DialogBox>
      </Modal>
    </ModalOverlay>
  )
}

/** Mounted while the dialog is open. */
function DialogBox({ role, children }: { role: 'dialog' | 'alertdialog'; children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  useFocusKept(box)
  return (
    <AriaDialog ref={box} role={role} className={classNames(styles.dialog)}>
      {children}
    </AriaDialog>
  )
}
