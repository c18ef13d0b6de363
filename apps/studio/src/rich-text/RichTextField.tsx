import { classNames, type FieldAria, showToast } from '@sitewright/ui'
import type { Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import type { PasteNotice } from '../paste/notice-names.ts'
import { PASTE_NOTICES } from '../paste/notices.ts'
import styles from './RichTextField.module.css'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { stateOf, storedText } from './rich-text-state.ts'

export interface RichTextFieldProps {
  aria: FieldAria
  isReadOnly: boolean
  /** ProseMirror JSON, or nothing. Read when the field appears and when it is replaced from outside. */
  value: unknown
  onChange(value: unknown): void
}

function notify(notice: PasteNotice): void {
  showToast({ text: PASTE_NOTICES[notice], tone: 'danger' })
}

export function RichTextField({ aria, isReadOnly, value, onChange }: RichTextFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const reported = useRef(value)
  const latest = useRef({ onChange, isReadOnly })
  latest.current = { onChange, isReadOnly }
  const [state, setState] = useState(() => stateOf(value, notify))
  const started = useRef(state)

  useEffect(() => {
    if (!place.current) return
    const made = new EditorView(
      { mount: place.current },
      {
        state: started.current,
        editable: () => !latest.current.isReadOnly,
        dispatchTransaction(transaction) {
          const next = made.state.apply(transaction)
          made.updateState(next)
          setState(next)
          if (!transaction.docChanged) return
          reported.current = storedText(next)
          latest.current.onChange(reported.current)
        },
      },
    )
    view.current = made
    return () => {
      made.destroy()
      view.current = null
    }
  }, [])

  // Discarding changes puts another text in from outside.
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    const next = stateOf(value, notify)
    view.current?.updateState(next)
    setState(next)
  }, [value])

  const run = (command: Command) => {
    if (!view.current) return
    command(view.current.state, view.current.dispatch)
    view.current.focus()
  }

  return (
    <div className={classNames(styles.field)} data-problem={aria['aria-invalid']}>
      {!isReadOnly && <RichTextToolbar state={state} onRun={run} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot hold formatted text. */}
      <div
        ref={place}
        role="textbox"
        tabIndex={isReadOnly ? -1 : 0}
        aria-multiline="true"
        aria-readonly={isReadOnly}
        className={styles.text}
        {...aria}
      />
    </div>
  )
}
