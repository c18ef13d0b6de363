import { entryName } from '@sitewright/api/cart/seen-cart'
import type { RemovedEntry } from '@sitewright/api/cart/shapes'
import { Answers } from '../Answers.tsx'
import { useSay } from '../words.ts'

export interface RemovedEntriesProps {
  readonly entries: readonly RemovedEntry[]
  readonly crumb: string
  readonly isBusy: boolean
  onRestore(entry: RemovedEntry): void
}

/** Entries that the shopper removed, each to be put back by a form that also works without script. */
export function RemovedEntries({ entries, crumb, isBusy, onRestore }: RemovedEntriesProps) {
  const say = useSay()
  if (entries.length === 0) return null
  return (
    <ul className="sw-cart-notice sw-removed" aria-label={say('Removed from your cart')}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            {say('{title} was removed.', { title: entryName(entry) })}
            <Answers answers={entry.answers} />
          </div>
          <form
            method="post"
            action="/cart"
            onSubmit={(event) => {
              event.preventDefault()
              onRestore(entry)
            }}
          >
            <input type="hidden" name="crumb" value={crumb} />
            <input type="hidden" name="entryId" value={entry.id} />
            <button
              type="submit"
              className="sw-link"
              name="action"
              value="restore"
              disabled={isBusy}
            >
              <span aria-hidden="true">{say('Undo')}</span>
              <span className="visually-hidden">
                {say('Undo removing {title}', { title: entryName(entry) })}
              </span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}
