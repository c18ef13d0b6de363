import type { AssetUse } from '@sitewright/api/files/list-asset-uses'
import { TextLink } from '@sitewright/ui'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import styles from './FileDialog.module.css'
import { useFileUses } from './use-files.ts'

/** What each is called, with `{title}`. */
const USES: Readonly<Record<AssetUse['kind'], MessageId>> = {
  page: 'files.usePage',
  footer: 'files.useFooter',
  header: 'files.useHeader',
  site: 'files.useSite',
  item: 'files.useItem',
  author: 'files.useAuthor',
  product: 'files.useProduct',
}

/** Where a file is shown, with ways to go there. */
export function FileUses({ siteId, assetId }: { siteId: string; assetId: string }) {
  const text = useText()
  const query = useFileUses(siteId, assetId)
  return (
    <section aria-labelledby="file-uses">
      <h3 id="file-uses" className={styles.heading}>
        {text('files.uses')}
      </h3>
      <QueryView
        query={query}
        loading={text('files.usesLoading')}
        failed={text('files.usesFailed')}
      >
        {(uses) =>
          uses.length === 0 ? (
            <p className={styles.uses}>{text('files.usesNone')}</p>
          ) : (
            <ul className={styles.uses}>
              {uses.map((use) => (
                <li key={`${use.kind}-${use.id}`}>
                  <UseLink siteId={siteId} use={use} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  )
}

function UseLink({ siteId, use }: { siteId: string; use: AssetUse }) {
  const text = useText()
  const label = text(USES[use.kind], { title: use.title })
  const href = addressOf(siteId, use)
  return href ? <TextLink href={href}>{label}</TextLink> : label
}

function addressOf(siteId: string, { kind, id }: AssetUse): string | undefined {
  if (kind === 'page') return `/sites/${siteId}/edit/${id}`
  if (kind === 'product') return `/sites/${siteId}/products/${id}`
  return undefined
}
