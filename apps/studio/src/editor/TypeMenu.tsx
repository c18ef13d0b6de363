import { LOSSES, type Loss } from '@sitewright/blocks/losses'
import { BLOCKS, type BlockDefinition, blockOfType } from '@sitewright/blocks/registry'
import { IconButton, Menu } from '@sitewright/ui'
import { Replace } from '@sitewright/ui/icons'
import { type BlockAddress, blockAt } from '../document/selection.ts'
import { changeType } from '../document/type-edits.ts'
import { usePages } from '../screens/pages/use-pages.ts'
import { useSession } from './drafts-context.ts'
import { useEditor } from './editor-context.ts'
import { useMayWrite } from './use-may-write.ts'
import { useWords } from './use-words.ts'

/** Turns a block into one of another type that can hold its content; nothing for blocks that have no such type. */
export function TypeMenu({ address }: { address: BlockAddress }) {
  const words = useWords()
  const { visit } = useEditor()
  const mayWrite = useMayWrite(visit.siteId)
  const { data: pages = [] } = usePages(visit.siteId)
  const type = useSession((state) => blockAt(state.documents, address)?.type)
  const definition = type === undefined ? undefined : blockOfType(type)
  const others = definition ? relatives(definition).filter(mayWrite) : []
  if (others.length === 0) return null

  const become = async (target: BlockDefinition) => {
    // With a parser of Markdown, which only this needs.
    const { converted } = await import('@sitewright/blocks/conversion')
    const block = blockAt(visit.workplace().documents, address)
    const before = block && blockOfType(block.type)
    if (!(block && before)) return
    const paths = new Map(pages.map(({ id, path }) => [id, path]))
    const made = converted(before, block, target, paths)
    if (!made) return visit.notify(words('typeTooLong', { name: target.label.toLowerCase() }))
    const { version } = target
    visit.perform(
      changeType(visit.workplace(), address, { type: target.type, version, props: made.props }),
    )
    if (made.lost.length > 0) visit.notify(words('typeLost', { what: listOf(made.lost) }))
  }
  return (
    <Menu
      label={words('changeType')}
      placement="bottom start"
      trigger={<IconButton label={words('changeType')} icon={Replace} size="small" />}
      groups={[
        {
          id: 'types',
          title: words('changeType'),
          actions: others.map((target) => ({
            id: target.name,
            label: target.label,
            description: target.summary,
            onAction: () => void become(target),
          })),
        },
      ]}
    />
  )
}

function relatives({ name, family }: BlockDefinition): readonly BlockDefinition[] {
  if (family === undefined) return []
  return BLOCKS.filter((other) => other.family === family && other.name !== name)
}

const listOf = (lost: readonly Loss[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(lost.map((one) => LOSSES[one]))
