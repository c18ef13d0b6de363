import { BLOCKS } from '@sitewright/blocks/registry'
import * as icons from '@sitewright/ui/icons'
import { EyeOff, Group, type IconComponent, Lock, PanelsTopLeft } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Collection, DropIndicator, Tree, useDragAndDrop } from 'react-aria-components'
import { moveSectionTo } from '../../document/section-edits.ts'
import type { SectionAddress } from '../../document/selection.ts'
import { reorderBlocks } from '../../document/several-edits.ts'
import { TreeRow } from '../../screens/pages/TreeRow.tsx'
import { blockName } from '../block-names.ts'
import { useSession } from '../drafts-context.ts'
import { useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import styles from './OutlineTree.module.css'
import { keysOf, type OutlineBlock, type OutlineSection, selectionOfRows } from './outline.ts'

/** Every icon that the studio has, since blocks name theirs. */
const ICONS: Readonly<Record<string, IconComponent>> = icons
const ICON_OF: ReadonlyMap<number, IconComponent | undefined> = new Map(
  BLOCKS.map(({ type, icon }) => [type, ICONS[icon]]),
)

/** Type of what is dragged: rows stay among those of the same section, and sections among those of the same document. */
const typeOf = (around: string) => `application/x-sitewright-${around}`

interface Row {
  readonly id: string
  /** Id of the section or document that it is arranged in. */
  readonly around: string
  readonly section: OutlineSection
  readonly block?: OutlineBlock
}

/** Sections and blocks as a tree, in reading order. Dragging works with a mouse, by touch, and by keyboard from the handle. */
export function OutlineTree({ outline }: { outline: readonly OutlineSection[] }) {
  const words = useWords()
  const { visit } = useEditor()
  const selection = useSession((state) => state.selection)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const rows = new Map(
    outline.flatMap((section): [string, Row][] => [
      [section.id, { id: section.id, around: section.documentId, section }],
      ...section.blocks.map((block): [string, Row] => [
        block.id,
        { id: block.id, around: section.id, section, block },
      ]),
    ]),
  )

  const place = (keys: readonly string[], target: string, where: 'before' | 'after') => {
    const [moved, beside] = [rows.get(keys[0] ?? ''), rows.get(target)]
    if (!(moved && beside) || moved.around !== beside.around) return
    const { documentId, sectionId } = moved.section
    const mates = [...rows.values()].filter(({ around }) => around === beside.around)
    const before = mates[mates.indexOf(beside) + (where === 'after' ? 1 : 0)]
    if (moved.block) {
      const blocks = { documentId, sectionId, blockIds: keys }
      visit.perform(reorderBlocks(visit.workplace(), blocks, before?.id))
      return
    }
    const section: SectionAddress = { documentId, sectionId }
    const others = mates.filter(({ id }) => id !== moved.id)
    const index = before ? others.findIndex(({ id }) => id === before.id) : others.length
    visit.perform(moveSectionTo(visit.workplace(), section, index))
  }

  const { dragAndDropHooks } = useDragAndDrop<Row>({
    getItems: (keys) =>
      [...keys].map((key) => ({ [typeOf(rows.get(String(key))?.around ?? '')]: String(key) })),
    getDropOperation(target, types) {
      if (target.type === 'root' || target.dropPosition === 'on') return 'cancel'
      return types.has(typeOf(rows.get(String(target.key))?.around ?? '')) ? 'move' : 'cancel'
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className={styles.indicator ?? ''} />
    ),
    onMove({ keys, target }) {
      if (target.dropPosition === 'on') return
      place([...keys].map(String), String(target.key), target.dropPosition)
    },
  })

  const nameOf = ({ section, block }: Row) => {
    if (block) return blockName(block.type)
    const { number, anchor: name } = section
    return name
      ? words('outlineSectionNamed', { number, name })
      : words('outlineSection', { number })
  }
  const row = (one: Row) => {
    const name = nameOf(one)
    const { block, section } = one
    return (
      <TreeRow
        id={one.id}
        title={block?.words ? `${name}: ${block.words}` : name}
        icon={(block ? ICON_OF.get(block.type) : PanelsTopLeft) ?? PanelsTopLeft}
        iconSize={16}
        canArrange
        styles={styles}
        rows={
          block ? null : (
            <Collection items={section.blocks.flatMap(({ id }) => rows.get(id) ?? [])}>
              {row}
            </Collection>
          )
        }
      >
        <span className={styles.words}>
          {name}
          {block?.words && <small>{block.words}</small>}
        </span>
        {block && block.hiddenIn.length > 0 && (
          <EyeOff size={14} role="img" aria-label={hiddenWords(block, words)} />
        )}
        {block && block.groupSize > 1 && (
          <Group
            size={14}
            role="img"
            aria-label={words('outlineGroup', { count: block.groupSize })}
          />
        )}
        {block?.isLocked && <Lock size={14} role="img" aria-label={words('locked')} />}
      </TreeRow>
    )
  }

  return (
    <Tree
      aria-label={words('outline')}
      className={styles.list ?? ''}
      items={outline.flatMap(({ id }) => rows.get(id) ?? [])}
      dependencies={[outline, selection]}
      dragAndDropHooks={dragAndDropHooks}
      selectionMode="multiple"
      selectionBehavior="replace"
      selectedKeys={keysOf(selection)}
      onSelectionChange={(keys) => {
        const chosen = keys === 'all' ? new Set(rows.keys()) : new Set([...keys].map(String))
        visit.select(selectionOfRows(outline, chosen, selection), { reveal: true })
      }}
      expandedKeys={outline.map(({ id }) => id).filter((id) => !folded.has(id))}
      onExpandedChange={(keys) => {
        const open = new Set([...keys].map(String))
        setFolded(new Set(outline.map(({ id }) => id).filter((id) => !open.has(id))))
      }}
      renderEmptyState={() => <p className={styles.empty}>{words('outlineEmpty')}</p>}
    >
      {row}
    </Tree>
  )
}

function hiddenWords({ hiddenIn }: OutlineBlock, words: ReturnType<typeof useWords>): string {
  return hiddenIn
    .map((view) => words(view === 'phone' ? 'hiddenOnPhones' : 'hiddenOnDesktops'))
    .join(', ')
}
