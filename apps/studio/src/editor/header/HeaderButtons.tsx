import { type HeaderButton, MAX_HEADER_BUTTONS } from '@sitewright/core/content/site-header'
import { Button, IconButton, TextField } from '@sitewright/ui'
import { ArrowUp, Plus, Trash2 } from '@sitewright/ui/icons'
import { useId } from 'react'
import { focusSoon } from '../../focus-soon.ts'
import styles from '../Fields.module.css'
import { useWords } from '../use-words.ts'
import { HeaderAddress } from './HeaderAddress.tsx'
import { buttonsOf, valuesOfButtons } from './header-buttons.ts'
import { useHeader } from './use-header.ts'

/** Buttons at the end of the header, the first of which stands out. */
export function HeaderButtons() {
  const words = useWords()
  const { header, change } = useHeader()
  const id = useId()
  const buttons = buttonsOf(header)
  const store = (next: readonly HeaderButton[]) => change(valuesOfButtons(header, next))
  const replace = (place: number, values: Partial<HeaderButton>) =>
    store(buttons.map((button, at) => (at === place ? { ...button, ...values } : button)))
  const focusOn = (place: number) => focusSoon(`[data-header-button="${place}"] input`)

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words('headerButtons')}</legend>
      {buttons.map(({ label, url }, place) => {
        const number = place + 1
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: buttons have no ids, and are known by their place
            key={`${id}-${buttons.length}-${place}`}
            className={styles.fields}
            data-header-button={place}
            aria-label={words('headerButton', { number })}
          >
            <TextField
              isOptional
              label={words(place === 0 ? 'buttonLabel' : 'buttonLabelOther', { number })}
              {...(place === 0 && { description: words('buttonLabelHint') })}
              maxLength={50}
              value={label}
              onChange={(next) => replace(place, { label: next })}
            />
            <HeaderAddress
              label={words(place === 0 ? 'buttonUrl' : 'buttonUrlOther', { number })}
              value={url}
              onChange={(next) => replace(place, { url: next })}
            />
            {place > 0 && (
              <div className={styles.row}>
                <IconButton
                  size="small"
                  label={words('headerButtonUp', { number })}
                  icon={ArrowUp}
                  onPress={() => {
                    const moved = [...buttons]
                    moved.splice(place - 1, 0, ...moved.splice(place, 1))
                    store(moved)
                    focusOn(place - 1)
                  }}
                />
                <IconButton
                  size="small"
                  look="danger"
                  label={words('headerButtonRemove', { number })}
                  icon={Trash2}
                  onPress={() => {
                    store(buttons.filter((_, at) => at !== place))
                    focusOn(place - 1)
                  }}
                />
              </div>
            )}
          </fieldset>
        )
      })}
      {buttons.length < MAX_HEADER_BUTTONS && header.buttonLabel !== '' && (
        <Button
          size="small"
          icon={Plus}
          onPress={() => {
            store([...buttons, { label: '', url: '' }])
            focusOn(buttons.length)
          }}
        >
          {words('headerButtonAdd')}
        </Button>
      )}
    </fieldset>
  )
}
