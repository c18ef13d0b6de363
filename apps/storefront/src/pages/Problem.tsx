import type { Ref } from 'react'

/** What went wrong and how to go on; read out at once. */
export function Problem({
  title,
  message,
  ref,
}: {
  title?: string | undefined
  message: string
  ref?: Ref<HTMLDivElement>
}) {
  return (
    <div className="sw-problem" role="alert" tabIndex={-1} ref={ref}>
      {title && <strong>{title}</strong>}
      <p>{message}</p>
    </div>
  )
}
