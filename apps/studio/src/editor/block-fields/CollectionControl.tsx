import { Select } from '@sitewright/ui'
import { useWords } from '../use-words.ts'
import type { ControlProps } from './control.ts'

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
    .filter(({ id, holdsItems }) => holdsItems || id === value)
    .map(({ id, title, path }) => ({ id, label: title, description: path }))
  // A page that is gone stays in the list until another is chosen; until then the block does without one.
  const isKnown = value === '' || pages.some(({ id }) => id === value)
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
