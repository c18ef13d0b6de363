import type { PageSummary } from '@sitewright/api/content/shapes'
import {
  canStandIn,
  STAND_IN_NAMES,
  STAND_INS,
  type StandIn,
} from '@sitewright/core/content/special-pages'
import { Button, Card, LinkButton } from '@sitewright/ui'
import type { ReactNode } from 'react'
import { useText } from '../../text.ts'
import { checkoutWordsPath } from '../site-settings/word-paths.ts'
import { useCan } from '../sites/use-sites.ts'
import styles from './PlatformPagesCard.module.css'
import { checkoutStylesPath, workPath } from './page-paths.ts'

const WORDS = {
  notFound: { title: 'pageSettings.notFound', hint: 'kinds.notFound' },
  search: { title: 'pageSettings.search', hint: 'kinds.search' },
} as const satisfies Record<StandIn, object>

/** The page that stands in for one of the platform's, or is meant to once it is switched on. */
export function standInFor(pages: readonly PageSummary[], name: StandIn): PageSummary | undefined {
  return pages.find((page) => canStandIn(page) && page.settings[STAND_INS[name]])
}

export interface PlatformPagesCardProps {
  siteId: string
  pages: readonly PageSummary[]
  canEdit: boolean
  onStandIn(name: StandIn): void
}

/** Pages that every site has from the platform, with the ways to make them one's own. */
export function PlatformPagesCard({ siteId, pages, canEdit, onStandIn }: PlatformPagesCardProps) {
  const text = useText()
  const can = useCan(siteId)
  const home = pages.find(({ isHome }) => isHome)
  return (
    <Card title={text('pages.platform')} description={text('pages.platformHint')} isFlush>
      <ul className={styles.list}>
        {STAND_IN_NAMES.map((name) => {
          const own = standInFor(pages, name)
          return (
            <Row key={name} title={text(WORDS[name].title)} hint={text(WORDS[name].hint)}>
              {own ? (
                <LinkButton size="small" href={workPath(siteId, own)}>
                  {text('pages.standInEdit', { title: own.title })}
                </LinkButton>
              ) : (
                canEdit && (
                  <Button
                    size="small"
                    aria-label={`${text('pages.standInMake')}: ${text(WORDS[name].title)}`}
                    onPress={() => onStandIn(name)}
                  >
                    {text('pages.standInMake')}
                  </Button>
                )
              )}
            </Row>
          )
        })}
        <Row title={text('kinds.checkout')} hint={text('pages.checkoutHint')}>
          <LinkButton size="small" href={checkoutWordsPath(siteId)}>
            {text('pages.checkoutWords')}
          </LinkButton>
          {can('styles.edit') && home && (
            <LinkButton size="small" href={checkoutStylesPath(siteId, home.id)}>
              {text('pages.checkoutLook')}
            </LinkButton>
          )}
        </Row>
      </ul>
    </Card>
  )
}

function Row({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.deeds}>{children}</div>
    </li>
  )
}
