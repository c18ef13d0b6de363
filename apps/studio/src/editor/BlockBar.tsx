import { Toolbar, ToolbarSeparator } from '@sitewright/ui'
import { type BlockAddresses, blockAt, isGroupSelected } from '../document/selection.ts'
import { blockName } from './block-names.ts'
import { CommandButton } from './commands/CommandButton.tsx'
import { MoreCommands } from './commands/MoreCommands.tsx'
import { useSession } from './drafts-context.ts'
import { useCanvas } from './editor-context.ts'
import { TypeMenu } from './TypeMenu.tsx'
import { useWords } from './use-words.ts'

/** Toolbar of one or several selected blocks, named after them. */
export function BlockBar({ blocks }: { blocks: BlockAddresses }) {
  const words = useWords()
  const view = useCanvas((state) => state.view)
  const { blockIds, ...section } = blocks
  const [blockId = '', ...others] = blockIds
  const address = { ...section, blockId }
  const type = useSession((state) => blockAt(state.documents, address)?.type)
  const isGroup = useSession((state) => isGroupSelected(state.documents, state.selection))
  if (type === undefined) return null
  const isOne = others.length === 0
  const name = isOne
    ? blockName(type)
    : words(isGroup ? 'groupChosen' : 'blocksChosen', { count: blockIds.length })
  return (
    <Toolbar label={name} look="floating">
      {view === 'phone' && (
        <>
          <CommandButton name="blockUp" />
          <CommandButton name="blockDown" />
          <ToolbarSeparator />
        </>
      )}
      <CommandButton name="duplicate" />
      {!isOne && view === 'desktop' && (
        <>
          <ToolbarSeparator />
          <CommandButton name="alignLeft" />
          <CommandButton name="alignCenter" />
          <CommandButton name="alignRight" />
          <CommandButton name="alignTop" />
          <CommandButton name="alignMiddle" />
          <CommandButton name="alignBottom" />
          <CommandButton name="distributeAcross" />
          <CommandButton name="distributeDown" />
          <ToolbarSeparator />
        </>
      )}
      <CommandButton name="front" />
      <CommandButton name="back" />
      {isOne && <TypeMenu address={address} />}
      <ToolbarSeparator />
      <CommandButton name="group" />
      <CommandButton name="ungroup" />
      <CommandButton name="hide" />
      <CommandButton name="lock" />
      <CommandButton name="remove" />
      <MoreCommands />
    </Toolbar>
  )
}
