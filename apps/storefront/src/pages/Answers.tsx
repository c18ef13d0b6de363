import type { ShownAnswer } from '@sitewright/core/forms/form'

/** What a shopper answered to a product's own form; nothing without answers. */
export function Answers({ answers }: { answers: readonly ShownAnswer[] }) {
  return answers.map(({ label, value }) => (
    <span key={label} className="sw-note">
      {label}: {value}
    </span>
  ))
}
