import type { OfferedPages } from '@sitewright/blocks/fields'
import { Button, Notice, Select } from '@sitewright/ui'
import { useWords } from '../use-words.ts'
import type { BlockServices, ControlProps } from './control.ts'

type Page = BlockServices['pages'][number]

const OFFERED: Readonly<Record<OfferedPages, (page: Page) => boolean>> = {
  lists: ({ holdsItems }) => holdsItems,
  events: ({ holdsEvents }) => holdsEvents,
  folders: ({ holdsPages }) => holdsPages,
  all: () => true,
}

export function CollectionControl({
  field,
  value,
  texts,
  services,
  say,
  onChange,
}: ControlProps<'collection'>) {
  const words = useWords()
  const pages = services.pages
    .filter((page) => page.id === value || OFFERED[field.offers](page))
    .map(({ id, title, path }) => ({ id, label: title, description: path }))
  // A page that is gone stays in the list until another is chosen; until then the block does without one.
  const isKnown = value === '' || pages.some(({ id }) => id === value)
  if (services.pagesFailure) {
    const { isTrying, tryAgain } = services.pagesFailure
    return (
      <Notice
        tone="danger"
        isAlert
        action={
          <Button size="small" isPending={isTrying} onPress={tryAgain}>
            {words('retry')}
          </Button>
        }
      >
        {words('collectionsFailed')}
      </Notice>
    )
  }
  return (
    <Select
      {...texts}
      options={[
        { id: '', label: say('none', field.none) },
        ...(isKnown ? [] : [{ id: value, label: words('pageGone') }]),
        ...pages,
      ]}
      value={value}
      onChange={(chosen) => onChange(chosen)}
    />
  )
}
