import { TextField } from '@sitewright/ui'
import { useText } from '../text.ts'
import styles from './SearchEngineFields.module.css'

/** Characters that search results mostly show; more is cut off there, and is no mistake. */
const SHOWN_TITLE = 60
const SHOWN_DESCRIPTION = 155

export interface SearchEngineFieldsProps {
  seoTitle: string
  seoDescription: string
  /** The title in results while none is entered. */
  fallbackTitle: string
  fallbackDescription: string
  /** Full address on the live site. */
  url: string
  isReadOnly: boolean
  problems: { readonly seoTitle?: string | undefined; readonly seoDescription?: string | undefined }
  onChange(change: { seoTitle?: string; seoDescription?: string }): void
}

/** Preview of a search result, with the fields to change its words. */
export function SearchEngineFields({
  seoTitle,
  seoDescription,
  fallbackTitle,
  fallbackDescription,
  url,
  isReadOnly,
  problems,
  onChange,
}: SearchEngineFieldsProps) {
  const text = useText()
  return (
    <>
      <TextField
        label={text('seo.title')}
        description={text('seo.titleHint', { count: SHOWN_TITLE })}
        isOptional
        autoComplete="off"
        isReadOnly={isReadOnly}
        placeholder={fallbackTitle}
        value={seoTitle}
        onChange={(next) => onChange({ seoTitle: next })}
        problem={problems.seoTitle}
      />
      <TextField
        label={text('seo.description')}
        description={text('seo.descriptionHint', { count: SHOWN_DESCRIPTION })}
        isOptional
        rows={3}
        isReadOnly={isReadOnly}
        value={seoDescription}
        onChange={(next) => onChange({ seoDescription: next })}
        problem={problems.seoDescription}
      />
      <figure className={styles.preview} aria-label={text('seo.preview')}>
        <figcaption className={styles.caption}>{text('seo.preview')}</figcaption>
        <span className={styles.url}>{breadcrumb(url)}</span>
        <span className={styles.title}>{cut(seoTitle.trim() || fallbackTitle, SHOWN_TITLE)}</span>
        <span className={styles.description}>
          {cut(
            seoDescription.trim() || fallbackDescription.trim() || text('seo.noDescription'),
            SHOWN_DESCRIPTION,
          )}
        </span>
      </figure>
    </>
  )
}

/** `clay.example.com › shop › p`, as results show addresses. */
function breadcrumb(url: string): string {
  if (!URL.canParse(url)) return url
  const { host, pathname: encoded } = new URL(url)
  // An ellipsis stands for a part that is not known yet.
  const pathname = encoded.replaceAll(encodeURI('…'), '…')
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ')
}

/** The words up to a number of characters, cut after a word. */
export function cut(words: string, most: number): string {
  if (words.length <= most) return words
  const short = words.slice(0, most)
  const end = short.lastIndexOf(' ')
  return `${short.slice(0, end > 0 ? end : most)} …`
}
