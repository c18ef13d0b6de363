import styles from './Brand.module.css'

/** A dovetail joint: two parts cut to hold each other, as a wright does it. */
export function BrandMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" className={styles.mark}>
      <rect width="28" height="28" rx="7" fill="var(--accent)" />
      <path d="M5 5h18v5.5h-3.4l1.7 7H6.7l1.7-7H5z" fill="#fff" />
      <path d="M5 19.6h18V23H5z" fill="#fff" opacity=".55" />
    </svg>
  )
}

export function Brand() {
  return (
    <span className={styles.brand}>
      <BrandMark />
      <span>Sitewright</span>
    </span>
  )
}
