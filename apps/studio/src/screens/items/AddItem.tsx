import type { PageSummary } from '@sitewright/api/content/shapes'
import { Button, LinkButton, Menu } from '@sitewright/ui'
import { Plus } from '@sitewright/ui/icons'
import { useText } from '../../text.ts'
import { newItemPath } from './item-paths.ts'
import { typeTitle, useCustomTypes } from './use-custom-types.ts'

export interface AddItemProps {
  siteId: string
  page: PageSummary
  look: 'primary' | 'quiet'
  /** Noun for one item, such as “post”. */
  noun: string
}

/** Leads to the form of a new item; where the theme has types of its own for the page, one chooses first. */
export function AddItem({ siteId, page, look, noun }: AddItemProps) {
  const text = useText()
  const { offered, isOnlyThese } = useCustomTypes(siteId, page)
  const [first, ...others] = offered
  const toForm = (type?: string) => newItemPath(siteId, page.id, type)
  if (!first || (isOnlyThese && others.length === 0)) {
    return (
      <LinkButton look={look} icon={Plus} href={toForm(first?.name)}>
        {text('items.add', { noun: first ? typeTitle(first) : noun })}
      </LinkButton>
    )
  }
  const label = text('items.add', { noun })
  return (
    <Menu
      label={label}
      trigger={
        <Button look={look} icon={Plus}>
          {label}
        </Button>
      }
      groups={[
        {
          id: 'plain',
          actions: isOnlyThese
            ? []
            : [{ id: 'plain', label: text('items.addPlain', { noun }), href: toForm() }],
        },
        {
          id: 'types',
          title: text('items.addOfTheme'),
          actions: offered.map((type) => ({
            id: `type-${type.name}`,
            label: typeTitle(type),
            href: toForm(type.name),
          })),
        },
      ]}
    />
  )
}
