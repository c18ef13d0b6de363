import type { ReactNode } from 'react'

export interface ProblemProps {
  readonly title?: string | undefined
  readonly message: string
  /** The page was served with it and nothing else to mend, so a browser without script begins here. */
  readonly takesFocus?: boolean
  /** More of it, such as a list of what is wrong. */
  readonly children?: ReactNode
}

/** An alert: says what went wrong and how to go on, and is read out at once. */
export function Problem({ title, message, takesFocus = false, children }: ProblemProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: without script this is how a shopper gets to what went wrong.
    <div className="sw-problem" role="alert" tabIndex={-1} autoFocus={takesFocus}>
      {title && <strong>{title}</strong>}
      <p>{message}</p>
      {children}
    </div>
  )
}
