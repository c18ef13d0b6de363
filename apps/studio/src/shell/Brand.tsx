import styles from './Brand.module.css'

/** A dovetail joint: two parts cut to hold each other, as a wright does it. */
export function BrandMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" className={styles.mark}>
      <rect width="28" height="28" rx="7" fill="var(--brand-blue)" />
      <path d="M5 16.4h6.1L8.6 5h10.8l-2.5 11.4H23V23H5z" fill="#fff" />
      <path d="M5 5h2l2.2 9.8H5zM23 5h-2l-2.2 9.8H23z" fill="var(--brand-yellow)" />
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
