import type { FieldValues, LegalPages } from '@sitewright/api/pages/props'
import { MAX_ORDER_NOTE } from '@sitewright/core/commerce/order-note'
import { fieldId } from './WrongFields.tsx'

export interface NoteFieldProps {
  readonly value: string
  readonly problem: string | undefined
}

export function NoteField({ value, problem }: NoteFieldProps) {
  const id = fieldId('note')
  return (
    <div className="sw-field sw-note-field">
      <label htmlFor={id}>
        Note to the shop<span className="sw-note"> (optional)</span>
      </label>
      <textarea
        id={id}
        name="note"
        rows={2}
        maxLength={MAX_ORDER_NOTE}
        dir="auto"
        defaultValue={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      {problem && (
        <p id={`${id}-problem`} className="sw-field-error">
          {problem}
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
  const { isConsentAsked } = legal
  const pages = pagesOf(legal)
  const id = fieldId('acceptsTerms')
  if (pages.length === 0) return null
  const links = pages.map(({ url, label }, index) => (
    <span key={label}>
      {index > 0 && ' and '}
      <a href={url} target="_blank" rel="noopener">
        {label}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </span>
  ))
  if (!isConsentAsked) return <p className="sw-legal sw-note">Please see our {links}.</p>
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
        <span>I agree to the shop’s {links}.</span>
      </label>
      {problem && (
        <p id={`${id}-problem`} className="sw-field-error">
          {problem}
        </p>
      )}
    </div>
  )
}

function pagesOf({ termsUrl, returnsUrl }: LegalPages) {
  return [
    { url: termsUrl, label: 'terms' },
    { url: returnsUrl, label: 'returns policy' },
  ].filter(({ url }) => url !== '')
}
