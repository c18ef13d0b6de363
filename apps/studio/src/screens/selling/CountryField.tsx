import { Button, Select } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { COUNTRIES, countryOfLanguages } from './countries.ts'

export interface CountryFieldProps {
  label: string
  /** ISO 3166 code; empty while none is chosen. */
  value: string
  isDisabled?: boolean
  problem?: string | undefined
  onChange(country: string): void
}

const OPTIONS = COUNTRIES.map(({ code, name }) => ({ id: code, label: name }))

/** A country; while none is chosen, the one that the browser is set to is offered with one press. */
export function CountryField({ value, onChange, isDisabled = false, ...rest }: CountryFieldProps) {
  const text = useText()
  const proposed = value === '' ? countryOfLanguages(navigator.languages) : undefined
  const name = COUNTRIES.find(({ code }) => code === proposed)?.name
  return (
    <>
      <Select
        {...rest}
        isDisabled={isDisabled}
        value={value}
        options={[{ id: '', label: text('selling.noCountry') }, ...OPTIONS]}
        onChange={onChange}
      />
      {proposed !== undefined && name !== undefined && !isDisabled && (
        <div>
          <Button look="quiet" onPress={() => onChange(proposed)}>
            {text('selling.useCountry', { country: name })}
          </Button>
        </div>
      )}
    </>
  )
}
