import { EVERYWHERE, isPostalPattern, type Place } from '@sitewright/core/commerce/pricing/places'
import { Button, Menu, TagsField } from '@sitewright/ui'
import { Plus } from '@sitewright/ui/icons'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { codesOf, PLACE_NAMES, placeName, withCountries } from './countries.ts'
import styles from './Selling.module.css'
import { problemWithin, type ZoneProblems } from './zone-problems.ts'

export interface PlacesFieldProps {
  places: readonly Place[]
  /** Path of the places among the problems. */
  at: string
  problems: ZoneProblems
  isReadOnly: boolean
  onChange(places: readonly Place[]): void
}

/** The places of a zone: countries, searched by name, each as a whole or only some of its regions and postal codes. */
export function PlacesField({ places, at, problems, isReadOnly, onChange }: PlacesFieldProps) {
  const text = useText()
  const [unknown, setUnknown] = useState(false)
  const [narrowing, setNarrowing] = useState<readonly string[]>([])
  const isNarrow = ({ country, regions, postalCodes }: Place) =>
    regions.length + postalCodes.length > 0 || narrowing.includes(country)
  const whole = places.filter((place) => place.country !== EVERYWHERE && !isNarrow(place))
  const remove = (name: string) =>
    onChange(places.filter(({ country }) => placeName(country) !== name))
  return (
    <>
      <TagsField
        label={text('selling.places')}
        description={text('selling.placesHint')}
        problem={unknown ? text('selling.placeUnknown') : problemOfCountries(problems, at)}
        isReadOnly={isReadOnly}
        values={[...new Set(places.map(({ country }) => placeName(country)))]}
        suggestions={PLACE_NAMES}
        removeLabel={(name) => text('selling.removePlace', { name })}
        onType={() => setUnknown(false)}
        onAdd={(typed) => {
          const codes = codesOf(typed)
          setUnknown(codes.length === 0)
          if (codes.length === 0) return false
          onChange(withCountries(places, codes))
          return true
        }}
        onRemove={remove}
      />
      {places.map(
        (place, index) =>
          isNarrow(place) && (
            <PartsOfCountry
              key={place.country}
              place={place}
              at={`${at}.${index}`}
              problems={problems}
              isReadOnly={isReadOnly}
              onChange={(next) => onChange(places.with(index, next))}
            />
          ),
      )}
      {!isReadOnly && whole.length > 0 && (
        <div>
          <Menu
            label={text('selling.narrow')}
            placement="bottom start"
            trigger={
              <Button look="quiet" icon={Plus}>
                {text('selling.narrow')}
              </Button>
            }
            groups={[
              {
                id: 'countries',
                actions: whole.map(({ country }) => ({
                  id: country,
                  label: placeName(country),
                  onAction: () => setNarrowing((now) => [...now, country]),
                })),
              },
            ]}
          />
        </div>
      )}
    </>
  )
}

/** A problem of the list or of a country in it; problems of its parts stand with the parts. */
function problemOfCountries(problems: ZoneProblems, at: string): string | undefined {
  const found = Object.keys(problems).find(
    (path) => path === at || (path.startsWith(`${at}.`) && path.endsWith('.country')),
  )
  return found === undefined ? undefined : problems[found]
}

interface PartsProps extends Omit<PlacesFieldProps, 'places' | 'onChange'> {
  place: Place
  onChange(place: Place): void
}

function PartsOfCountry({ place, at, problems, isReadOnly, onChange }: PartsProps) {
  const text = useText()
  const [isBroken, setIsBroken] = useState(false)
  const { regions, postalCodes } = place
  const country = placeName(place.country)
  return (
    <fieldset className={styles.parts}>
      <legend className={styles.legend}>{text('selling.partsOf', { country })}</legend>
      <TagsField
        label={text('selling.regions')}
        description={text('selling.regionsHint')}
        isOptional
        isReadOnly={isReadOnly}
        problem={problemWithin(problems, `${at}.regions`)}
        values={regions}
        suggestions={[]}
        removeLabel={(name) => text('selling.removePlace', { name })}
        onAdd={(typed) => {
          onChange({ ...place, regions: added(regions, typed) })
          return true
        }}
        onRemove={(region) =>
          onChange({ ...place, regions: regions.filter((one) => one !== region) })
        }
      />
      <TagsField
        label={text('selling.postalCodes')}
        description={text('selling.postalCodesHint')}
        isOptional
        isReadOnly={isReadOnly}
        problem={
          isBroken ? text('selling.postalCodeWrong') : problemWithin(problems, `${at}.postalCodes`)
        }
        values={postalCodes}
        suggestions={[]}
        removeLabel={(name) => text('selling.removePlace', { name })}
        onType={() => setIsBroken(false)}
        onAdd={(typed) => {
          const next = added(postalCodes, typed)
          const isGood = next.every(isPostalPattern)
          setIsBroken(!isGood)
          if (isGood) onChange({ ...place, postalCodes: next })
          return isGood
        }}
        onRemove={(code) =>
          onChange({ ...place, postalCodes: postalCodes.filter((one) => one !== code) })
        }
      />
    </fieldset>
  )
}

/** The values with those of a typed text, of which commas make several. */
function added(values: readonly string[], typed: string): string[] {
  const words = typed.split(',').map((word) => word.trim())
  return [...new Set([...values, ...words.filter((word) => word !== '')])]
}
