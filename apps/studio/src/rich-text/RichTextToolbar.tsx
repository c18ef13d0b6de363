import { Toolbar, ToolbarButton, ToolbarSeparator } from '@sitewright/ui'
import { Bold, Heading, Italic, Link, List, ListOrdered } from '@sitewright/ui/icons'
import { toggleMark } from 'prosemirror-commands'
import type { Command, EditorState } from 'prosemirror-state'
import { useState } from 'react'
import { richTextSchema } from '../canvas/rich-text-schema.ts'
import { useText } from '../text.ts'
import { LinkBar } from './LinkBar.tsx'
import styles from './RichTextField.module.css'
import { hasMark, isInside, linkAt, setLink, toggleHeading, toggleList } from './rich-text-state.ts'

export interface RichTextToolbarProps {
  state: EditorState
  onRun(command: Command): void
}

const { nodes, marks } = richTextSchema

export function RichTextToolbar({ state, onRun }: RichTextToolbarProps) {
  const text = useText()
  const [isLinking, setIsLinking] = useState(false)
  return (
    <div className={styles.tools}>
      <Toolbar label={text('richText.toolbar')}>
        <ToolbarButton
          label={text('richText.bold')}
          icon={Bold}
          shortcut="Ctrl B"
          isActive={hasMark(state, marks.strong)}
          onPress={() => onRun(toggleMark(marks.strong))}
        />
        <ToolbarButton
          label={text('richText.italic')}
          icon={Italic}
          shortcut="Ctrl I"
          isActive={hasMark(state, marks.em)}
          onPress={() => onRun(toggleMark(marks.em))}
        />
        <ToolbarButton
          label={text('richText.heading')}
          icon={Heading}
          isActive={isInside(state, nodes.heading)}
          onPress={() => onRun(toggleHeading)}
        />
        <ToolbarSeparator />
        <ToolbarButton
          label={text('richText.bulletList')}
          icon={List}
          isActive={isInside(state, nodes.bullet_list)}
          onPress={() => onRun(toggleList(nodes.bullet_list))}
        />
        <ToolbarButton
          label={text('richText.orderedList')}
          icon={ListOrdered}
          isActive={isInside(state, nodes.ordered_list)}
          onPress={() => onRun(toggleList(nodes.ordered_list))}
        />
        <ToolbarSeparator />
        <ToolbarButton
          label={text('richText.link')}
          icon={Link}
          isActive={isLinking || hasMark(state, marks.link)}
          onPress={() => setIsLinking(!isLinking)}
        />
      </Toolbar>
      {isLinking && (
        <LinkBar
          known={linkAt(state)}
          onApply={(href) => {
            setIsLinking(false)
            onRun(setLink(href))
          }}
          onClose={() => {
            setIsLinking(false)
            onRun(() => true)
          }}
        />
      )}
    </div>
  )
}
