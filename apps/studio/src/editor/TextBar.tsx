import { Select, Toolbar, ToolbarButton, ToolbarSeparator } from '@sitewright/ui'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  type IconComponent,
  Italic,
  Link,
  List,
  ListOrdered,
  RemoveFormatting,
  TextQuote,
  Underline,
} from '@sitewright/ui/icons'
import type { TextFormat, TextState } from '../canvas/protocol.ts'
import styles from './ContextBar.module.css'
import type { EditorMessage } from './messages.ts'
import { useBackToText, useFormat } from './use-format.ts'
import { useWords } from './use-words.ts'

interface FormatButton {
  readonly format: TextFormat
  readonly label: EditorMessage
  readonly icon: IconComponent
  readonly shortcut?: string
}

const STYLES = ['paragraph', 'heading1', 'heading2', 'heading3', 'heading4'] as const

const MARKS: readonly FormatButton[] = [
  { format: 'bold', label: 'bold', icon: Bold, shortcut: 'Ctrl+B' },
  { format: 'italic', label: 'italic', icon: Italic, shortcut: 'Ctrl+I' },
  { format: 'underline', label: 'underline', icon: Underline, shortcut: 'Ctrl+U' },
]

const BLOCKS: readonly FormatButton[] = [
  { format: 'bulletList', label: 'bulletList', icon: List },
  { format: 'orderedList', label: 'orderedList', icon: ListOrdered },
  { format: 'quote', label: 'quote', icon: TextQuote },
]

const ALIGNMENTS: readonly FormatButton[] = [
  { format: 'left', label: 'alignLeft', icon: AlignLeft },
  { format: 'center', label: 'alignCenter', icon: AlignCenter },
  { format: 'right', label: 'alignRight', icon: AlignRight },
]

/** Formats the text at the cursor, and shows how it is. */
export function TextBar({ text, onLink }: { text: TextState; onLink(): void }) {
  const words = useWords()
  const format = useFormat()
  const backToText = useBackToText()
  const style = STYLES.find((name) => text.formats.includes(name)) ?? 'paragraph'
  const buttons = (list: readonly FormatButton[]) =>
    list.map(({ format: name, label, icon, shortcut = '' }) => (
      <ToolbarButton
        key={name}
        label={words(label)}
        icon={icon}
        shortcut={shortcut}
        isActive={text.formats.includes(name)}
        onPress={() => format(name)}
      />
    ))
  return (
    <Toolbar label={words('textTools')}>
      <div className={styles.style}>
        <Select
          label={words('textStyle')}
          isLabelHidden
          value={style}
          options={STYLES.map((id, level) => ({
            id,
            label: level === 0 ? words('paragraph') : words('heading', { level }),
          }))}
          onChange={(name) => format(name, { isAfterClosing: true })}
          onClose={backToText}
        />
      </div>
      <ToolbarSeparator />
      {buttons(MARKS)}
      <ToolbarButton
        label={words('link')}
        icon={Link}
        shortcut="Ctrl+K"
        isActive={text.link !== null}
        onPress={onLink}
      />
      <ToolbarSeparator />
      {buttons(BLOCKS)}
      <ToolbarSeparator />
      {buttons(ALIGNMENTS)}
      <ToolbarSeparator />
      <ToolbarButton
        label={words('clearFormat')}
        icon={RemoveFormatting}
        onPress={() => format('clear')}
      />
    </Toolbar>
  )
}
