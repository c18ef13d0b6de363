import { getContrast } from '@sitewright/api/themes/get-contrast'
import { Button, LinkButton, Notice } from '@sitewright/ui'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { MessageId } from '../messages.ts'
import { placeOfWork } from '../screens/pages/kind-looks.ts'
import { pageStylesPath } from '../screens/pages/page-paths.ts'
import { usePages } from '../screens/pages/use-pages.ts'
import { useCan } from '../screens/sites/use-sites.ts'
import { useCall } from '../session/StudioProvider.tsx'
import { useText } from '../text.ts'
import styles from './PublishDialog.module.css'
import { changesKey } from './use-changes.ts'

/** Pairs of colours that are told. */
const MOST_SHOWN = 3

/** The use of each colour that the platform names, in words. */
const USES: Readonly<Record<string, MessageId>> = {
  'color-text': 'contrast.text',
  'color-muted': 'contrast.muted',
  'color-background': 'contrast.background',
  'color-surface': 'contrast.surface',
  'color-accent': 'contrast.accent',
  'color-accent-text': 'contrast.accentText',
  'color-sale': 'contrast.sale',
  'color-error': 'contrast.error',
  'color-success': 'contrast.success',
  'button-text': 'contrast.buttonText',
  'button-background': 'contrast.button',
  'button-hover': 'contrast.button',
}

const SECTIONS = {
  light: 'contrast.light',
  soft: 'contrast.soft',
  accent: 'contrast.accentSection',
  dark: 'contrast.dark',
} as const satisfies Record<string, MessageId>

export interface ContrastWarningProps {
  siteId: string
  /** Shows the styles where they are on this screen; by default a link leads to them. */
  onStyles?: (() => void) | undefined
}

/** Warns that words will be hard to read in the style that is about to be published. It holds nothing up. */
export function ContrastWarning({ siteId, onStyles }: ContrastWarningProps) {
  const text = useText()
  const { formatNumber } = useIntl()
  const call = useCall()
  const { data: pairs = [] } = useQuery({
    queryKey: [...changesKey(siteId), 'contrast'],
    queryFn: async ({ signal }) => (await call(getContrast, { siteId }, { signal })).pairs,
  })
  if (pairs.length === 0) return null
  const nameOf = (color: string) => text(USES[color] ?? 'contrast.other')
  const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 })
  return (
    <Notice tone="warning" action={<ToStyles siteId={siteId} onStyles={onStyles} />}>
      <strong>{text('contrast.title')}</strong>
      <ul className={styles.warnings}>
        {pairs.slice(0, MOST_SHOWN).map((pair) => (
          <li key={`${pair.section} ${pair.front} ${pair.back}`}>
            {text('contrast.pair', {
              section: text(SECTIONS[pair.section]),
              front: nameOf(pair.front),
              back: nameOf(pair.back),
              frontColor: pair.frontColor,
              backColor: pair.backColor,
              // Rounded down: what falls short must not look as if it did not.
              ratio: number(Math.floor(pair.ratio * 10) / 10),
              least: number(pair.least),
            })}
          </li>
        ))}
      </ul>
      {pairs.length > MOST_SHOWN && (
        <p>{text('contrast.more', { count: pairs.length - MOST_SHOWN })}</p>
      )}
    </Notice>
  )
}

function ToStyles({ siteId, onStyles }: ContrastWarningProps) {
  const text = useText()
  const can = useCan(siteId)
  const { data: pages = [] } = usePages(siteId)
  const drawn = pages.filter(({ kind }) => placeOfWork(kind) === 'editor')
  const page = drawn.find(({ isHome }) => isHome) ?? drawn[0]
  if (!can('styles.edit')) return null
  if (onStyles) {
    return (
      <Button size="small" onPress={onStyles}>
        {text('contrast.toStyles')}
      </Button>
    )
  }
  return (
    page && (
      <LinkButton size="small" href={pageStylesPath(siteId, page.id)}>
        {text('contrast.toStyles')}
      </LinkButton>
    )
  )
}
