import { useStore } from 'zustand'
import { useDrafts } from './drafts-context.ts'
import styles from './People.module.css'
import { useWords } from './use-words.ts'

/** People shown by their letters; more are counted. */
const MOST_SHOWN = 3

/** Everyone else who is editing the site now; a name in full is a tooltip, and is read out. */
export function People() {
  const words = useWords()
  const drafts = useDrafts()
  const people = useStore(drafts.people, (state) => state.people)
  if (people.length === 0) return null
  const shown = people.slice(0, MOST_SHOWN)
  return (
    <ul className={styles.people} aria-label={words('people')}>
      {shown.map(({ name, isYou, pageId }, index) => {
        const isHere = pageId === drafts.pageId
        const who = isYou ? words('peopleYou') : name
        const title = words(isHere ? 'peopleHere' : 'peopleElsewhere', { name: who })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <li key={index} className={styles.person} data-here={isHere} title={title}>
            <span aria-hidden="true">{initialsOf(isYou ? words('peopleYouShort') : name)}</span>
            <span className={styles.name}>{title}</span>
          </li>
        )
      })}
      {people.length > MOST_SHOWN && (
        <li className={styles.person}>{`+${people.length - MOST_SHOWN}`}</li>
      )}
    </ul>
  )
}

function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/)
  const letters = [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
  return letters
    .map((part = '') => [...part][0] ?? '')
    .join('')
    .toUpperCase()
}
