import type { FieldValues, LegalPages } from '@sitewright/api/pages/props'
import { MAX_NOTE } from '@sitewright/core/commerce/order-note'
import { Filled } from '../Filled.tsx'
import { usePageSay, useTold } from '../words.ts'
import { fieldId } from './WrongFields.tsx'

export interface NoteFieldProps {
  readonly value: string
  readonly problem: string | undefined
}

export function NoteField({ value, problem }: NoteFieldProps) {
  const say = usePageSay()
  const told = useTold()
  const id = fieldId('note')
  return (
    <div className="sw-field sw-note-field">
      <label htmlFor={id}>
        {say('Note to the shop')} <span className="sw-note">{say('(optional)')}</span>
      </label>
      <textarea
        id={id}
        name="note"
        rows={2}
        maxLength={MAX_NOTE}
        dir="auto"
        defaultValue={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      {problem && (
        <p id={`${id}-problem`} className="sw-field-error">
          {told(problem)}
        </p>
      )}
    </div>
  )
}

export interface TermsProps {
  readonly legal: LegalPages
  readonly values: FieldValues
  readonly problem: string | undefined
}

/** The shop's terms, to be agreed to where the owner wants that. */
export function Terms({ legal, values, problem }: TermsProps) {
  const say = usePageSay()
  const told = useTold()
  const { isConsentAsked } = legal
  const pages = pagesOf(legal)
  const id = fieldId('acceptsTerms')
  if (pages.length === 0) return null
  const [first, last] = pages.map(({ url, label }) => (
    <a key={label} href={url} target="_blank" rel="noopener">
      {say(label)} <span className="visually-hidden">{say('(opens in a new tab)')}</span>
    </a>
  ))
  const links = last ? <Filled words={say('{first} and {last}')} parts={{ first, last }} /> : first
  if (!isConsentAsked) {
    return (
      <p className="sw-legal sw-note">
        <Filled words={say('Please see our {links}.')} parts={{ links }} />
      </p>
    )
  }
  return (
    <div className="sw-legal">
      <label className="sw-check">
        <input
          type="checkbox"
          id={id}
          name="acceptsTerms"
          value="on"
          required
          defaultChecked={values.acceptsTerms === 'on'}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <span>
          <Filled words={say('I agree to the shop’s {links}.')} parts={{ links }} />
        </span>
      </label>
      {problem && (
        <p id={`${id}-problem`} className="sw-field-error">
          {told(problem)}
        </p>
      )}
    </div>
  )
}

function pagesOf({ termsUrl, returnsUrl }: LegalPages) {
  return [
    { url: termsUrl, label: 'terms' as const },
    { url: returnsUrl, label: 'returns policy' as const },
  ].filter(({ url }) => url !== '')
}
