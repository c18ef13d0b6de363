import { useId } from 'react'
import styles from './SitesScreen.module.css'

/** Ground and figure of the plates; every site keeps its pair. */
const PAIRS = [
  ['#e4e7fb', '#2f41cc'],
  ['#f6e3d7', '#a8481b'],
  ['#e0ebdc', '#2f6137'],
  ['#f3e6c8', '#80590a'],
  ['#ecdff0', '#6f3d86'],
  ['#dceaea', '#1d5f66'],
] as const

/** A sign for a site, made from its title: its first letter on a joint of two boards. */
export function SitePlate({ title }: { title: string }) {
  const id = useId()
  const [ground, figure] = PAIRS[hash(title) % PAIRS.length] ?? PAIRS[0]
  const letter = [...title.trim()][0]?.toUpperCase() ?? '·'
  return (
    <svg className={styles.plate} viewBox="0 0 320 150" aria-hidden="true">
      <defs>
        <pattern id={id} width="64" height="150" patternUnits="userSpaceOnUse">
          <path d="M0 104h21l-6-30h34l-6 30h21v46H0z" fill={figure} opacity=".13" />
        </pattern>
      </defs>
      <rect width="320" height="150" fill={ground} />
      <rect width="320" height="150" fill={`url(#${id})`} />
      <text
        x="26"
        y="60"
        fill={figure}
        fontSize="46"
        fontWeight="700"
        fontFamily="var(--font)"
        letterSpacing="-2"
      >
        {letter}
      </text>
    </svg>
  )
}

function hash(text: string): number {
  return [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973, 7)
}
