import { readCoordinates } from '@sitewright/blocks/fields'
import { Button, TextField } from '@sitewright/ui'
import { useState } from 'react'
import type { FoundPlaces } from '../find-places.ts'
import { useWords } from '../use-words.ts'
import styles from './BlockFields.module.css'
import type { ControlProps } from './control.ts'

/** Enters a place: its address in words, its coordinates, or both as a map service knows them. */
export function PlaceControl({ value, texts, services, onChange }: ControlProps<'place'>) {
  const words = useWords()
  const [found, setFound] = useState<FoundPlaces>()
  const [isAsking, setAsking] = useState(false)
  const search = async () => {
    setAsking(true)
    setFound(await services.findPlaces(value.address))
    setAsking(false)
  }
  const choose = async (placeId: string) => {
    setAsking(true)
    const { place, problem } = await services.placeAt(placeId)
    setAsking(false)
    setFound(problem === '' ? undefined : { places: [], problem })
    if (place) onChange(place)
  }
  return (
    <div className={styles.group}>
      <TextField
        {...texts}
        isOptional
        rows={3}
        maxLength={500}
        value={value.address}
        onChange={(address) => onChange({ ...value, address }, 'typing')}
      />
      <div className={styles.pictureActions}>
        <Button
          isPending={isAsking}
          isDisabled={value.address.trim().length < 2}
          onPress={() => void search()}
        >
          {words('placeSearch')}
        </Button>
      </div>
      <div role="status">
        {found && found.problem !== '' && <p className={styles.hint}>{found.problem}</p>}
        {found?.problem === '' && found.places.length === 0 && (
          <p className={styles.hint}>{words('placeNone')}</p>
        )}
      </div>
      {found && found.places.length > 0 && (
        <ul className={styles.choices} aria-label={words('placesFound')}>
          {found.places.map(({ placeId, description }) => (
            <li key={placeId}>
              <Button look="quiet" onPress={() => void choose(placeId)}>
                {description}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CoordinatesField value={value} onChange={onChange} />
    </div>
  )
}

/** One field for both coordinates, as map services show and copy them. Reports them only once they can be read. */
function CoordinatesField({ value, onChange }: Pick<ControlProps<'place'>, 'value' | 'onChange'>) {
  const words = useWords()
  const { latitude, longitude } = value
  const written = latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`
  const [draft, setDraft] = useState({ text: written, written })
  // Undo and redo change the place from outside, and then it is that one that counts.
  const text = draft.written === written ? draft.text : written
  const isValid = text.trim() === '' || readCoordinates(text) !== undefined

  const enter = (typed: string) => {
    const read = readCoordinates(typed)
    const isNone = typed.trim() === ''
    const next = isNone ? '' : read ? `${read.latitude}, ${read.longitude}` : written
    setDraft({ text: typed, written: next })
    if (next === written) return
    onChange({ ...value, latitude: null, longitude: null, ...read }, 'coordinates')
  }

  return (
    <TextField
      label={words('placeCoordinates')}
      description={words('placeCoordinatesHint')}
      isOptional
      placeholder="53.0027, -2.1794"
      value={text}
      problem={isValid ? undefined : words('placeCoordinatesProblem')}
      onChange={enter}
    />
  )
}
