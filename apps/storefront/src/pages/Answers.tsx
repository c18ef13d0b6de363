import type { ShownAnswer } from '@sitewright/core/forms/form'

/** The answers of a shopper to a product's own form; nothing without answers. */
export function Answers({ answers }: { answers: readonly ShownAnswer[] }) {
  return answers.map(({ label, value }) => (
    <span key={label} className="sw-note">
      {label}: {value}
    </span>
  ))
}
