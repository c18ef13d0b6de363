import { Select, type SelectOption, Switch, TextField } from '@sitewright/ui'
import type { BlockServices, BlockSettingsProps } from '../block-settings.ts'
import styles from '../settings.module.css'
import type { SearchProps } from './block.ts'

export function SearchSettings({ props, onChange, services }: BlockSettingsProps<SearchProps>) {
  return (
    <div className={styles.panel}>
      <Select
        label="Searches"
        options={scopeOptions(services.pages, props.collectionId)}
        value={props.collectionId}
        onChange={(collectionId) => onChange({ ...props, collectionId })}
      />
      <TextField
        label="Words in the field"
        isOptional
        value={props.placeholder}
        maxLength={100}
        onChange={(placeholder) => onChange({ ...props, placeholder }, 'placeholder')}
      />
      <Switch
        label="Button"
        isSelected={props.showButton}
        onChange={(showButton) => onChange({ ...props, showButton })}
      />
    </div>
  )
}

/** A page that is gone stays in the list until another is chosen; visitors search the whole site then. */
function scopeOptions(pages: BlockServices['pages'], collectionId: string): SelectOption<string>[] {
  const options = pages
    .filter(({ id, holdsItems }) => holdsItems || id === collectionId)
    .map(({ id, title, path }) => ({ id, label: title, description: path }))
  const isKnown = collectionId === '' || options.some(({ id }) => id === collectionId)
  return [
    { id: '', label: 'The whole site' },
    ...(isKnown ? [] : [{ id: collectionId, label: 'A page that is gone' }]),
    ...options,
  ]
}
