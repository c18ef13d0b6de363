import { type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react'
import { fetchedLater } from '../../routes/fetched-later.ts'
import { CAN_EDIT_CODE } from '../CodeField.tsx'
import styles from './CodeEditor.module.css'
import type { CodeEditorHandle, CodeEditorProps } from './code-editor-props.ts'

const latest = fetchedLater<CodeEditorProps>(
  async () => (await import('./CodeEditor.tsx')).default,
  PlainEditor,
)

/** The code editor, whose code is fetched when it is first drawn. Until then, and where it cannot be, a plain field holds the text. */
export function LateCodeEditor(props: CodeEditorProps) {
  const [Editor] = useState(latest)
  if (!CAN_EDIT_CODE) return <PlainEditor {...props} />
  return (
    <Suspense fallback={<PlainEditor {...props} />}>
      <Editor {...props} />
    </Suspense>
  )
}

function PlainEditor({ ref, value, label, describedBy, isInvalid, onChange }: CodeEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useHandle(ref, area)
  return (
    <div className={styles.editor} data-invalid={isInvalid}>
      <textarea
        ref={area}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        className={styles.plain}
        value={value}
        spellCheck={false}
        autoComplete="off"
        wrap="off"
        readOnly={!CAN_EDIT_CODE}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

function useHandle(
  ref: Ref<CodeEditorHandle> | undefined,
  area: { readonly current: HTMLTextAreaElement | null },
): void {
  useImperativeHandle(
    ref,
    () => ({
      goTo({ line, column = 1 }) {
        if (!area.current) return
        const before = area.current.value.split('\n').slice(0, line - 1)
        const at = before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1
        area.current.focus()
        area.current.setSelectionRange(at, at)
      },
    }),
    [area],
  )
}
