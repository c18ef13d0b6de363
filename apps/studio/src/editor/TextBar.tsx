import { Select, Toolbar, ToolbarButton, ToolbarSeparator } from '@sitewright/ui'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Link,
  List,
  ListOrdered,
  RemoveFormatting,
  TextQuote,
} from '@sitewright/ui/icons'
import type { TextState } from '../canvas/protocol.ts'
import styles from './ContextBar.module.css'
import { FormatButtons, NamedMenus } from './FormatButtons.tsx'
import { type FormatButton, MARK_BUTTONS } from './text-tools.ts'
import { useBackToText, useFormat } from './use-format.ts'
import { useWords } from './use-words.ts'

const STYLES = ['paragraph', 'heading1', 'heading2', 'heading3', 'heading4'] as const

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
      <FormatButtons list={MARK_BUTTONS} text={text} />
      <NamedMenus text={text} />
      <ToolbarButton
        label={words('link')}
        icon={Link}
        shortcut="Ctrl+K"
        isActive={text.link !== null}
        onPress={onLink}
      />
      <ToolbarSeparator />
      <FormatButtons list={BLOCKS} text={text} />
      <ToolbarSeparator />
      <FormatButtons list={ALIGNMENTS} text={text} />
      <ToolbarSeparator />
      <ToolbarButton
        label={words('clearFormat')}
        icon={RemoveFormatting}
        onPress={() => format('clear')}
      />
    </Toolbar>
  )
}
