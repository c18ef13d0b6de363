import type { AssetUse } from '@sitewright/api/files/list-asset-uses'
import { TextLink } from '@sitewright/ui'
import { useState } from 'react'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'
import { AuthorDialog } from '../item-form/AuthorDialog.tsx'
import { useAuthors } from '../item-form/use-authors.ts'
import { itemPath } from '../items/item-paths.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import styles from './FileDialog.module.css'
import { useFileUses } from './use-files.ts'

/** The words for each use, with `{title}`. */
const USES: Readonly<Record<AssetUse['kind'], MessageId>> = {
  page: 'files.usePage',
  field: 'files.useField',
  footer: 'files.useFooter',
  header: 'files.useHeader',
  site: 'files.useSite',
  item: 'files.useItem',
  author: 'files.useAuthor',
  product: 'files.useProduct',
}

/** The uses of a file, with ways to go there. */
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
  if (use.kind === 'author') return <AuthorUse siteId={siteId} authorId={use.id} label={label} />
  const href = ADDRESSES[use.kind]?.(siteId, use.id)
  return href ? <TextLink href={href}>{label}</TextLink> : label
}

/** The screen on which each is edited. Header and footer are edited with any page. */
const ADDRESSES: Readonly<
  Partial<Record<AssetUse['kind'], (siteId: string, id: string) => string>>
> = {
  page: (siteId, id) => `/sites/${siteId}/edit/${id}`,
  item: itemPath,
  product: (siteId, itemId) => itemPath(siteId, itemId, 'products'),
  site: (siteId) => `/sites/${siteId}/site-settings`,
}

/** Authors have no screen of their own: they are edited in a dialog. */
function AuthorUse({
  siteId,
  authorId,
  label,
}: {
  siteId: string
  authorId: string
  label: string
}) {
  const [isOpen, setOpen] = useState(false)
  const canEdit = useCan(siteId)('content.edit')
  const author = useAuthors(siteId).data?.find(({ id }) => id === authorId)
  if (!author || !canEdit) return label
  return (
    <>
      <TextLink onPress={() => setOpen(true)}>{label}</TextLink>
      {isOpen && (
        <AuthorDialog
          siteId={siteId}
          author={author}
          onClose={() => setOpen(false)}
          onSaved={() => setOpen(false)}
        />
      )}
    </>
  )
}
