export interface ProductStatusProps {
  /** Read out politely: "Adding…", "Added to your cart." */
  readonly status: string
  /** Read out at once and shown until the next try. */
  readonly problem: string | undefined
  /** Says what could not be done. */
  readonly title: string
}

/** Says below the button what happened; the only markup the product island adds to a page. */
export function ProductStatus({ status, problem, title }: ProductStatusProps) {
  return (
    <>
      <p role="status" className="sw-product-status visually-hidden">
        {status}
      </p>
      {problem !== undefined && (
        <div role="alert" className="sw-product-problem">
          <strong>{title}</strong>
          <p>{problem}</p>
        </div>
      )}
    </>
  )
}
