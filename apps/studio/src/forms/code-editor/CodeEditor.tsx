import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import styles from './CodeEditor.module.css'
import type { CodeEditorProps } from './code-editor-props.ts'
import { openCodeView } from './code-view.ts'

/** Code editor for LESS and CSS (CodeMirror). The parent owns the text; undo while it has the keyboard is its own. */
export default function CodeEditor({ ref, value, onChange, ...props }: CodeEditorProps) {
  const { label, describedBy, isInvalid, mistakes, suggestions } = props
  const parent = useRef<HTMLDivElement>(null)
  const view = useRef<ReturnType<typeof openCodeView>>(null)
  const change = useEffectEvent((text: string) => onChange(text))
  const begin = useEffectEvent((element: HTMLElement) =>
    openCodeView(element, { value, suggestions, onChange: change }),
  )
  useEffect(() => {
    if (!parent.current) return
    const opened = begin(parent.current)
    view.current = opened
    return () => opened.close()
  }, [])
  useEffect(() => view.current?.show(value), [value])
  useEffect(() => view.current?.mark(mistakes), [mistakes])
  useEffect(
    () => view.current?.describe({ label, describedBy, isInvalid }),
    [label, describedBy, isInvalid],
  )
  useImperativeHandle(ref, () => ({ goTo: (place) => view.current?.goTo(place) }), [])
  return <div ref={parent} className={styles.editor} data-invalid={isInvalid} />
}
