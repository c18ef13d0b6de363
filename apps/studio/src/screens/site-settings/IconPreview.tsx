import { usePictures } from '../../forms/use-pictures.ts'
import { useText } from '../../text.ts'
import styles from './IconPreview.module.css'

export interface IconPreviewProps {
  siteId: string
  iconId: string | null
  /** Title of the site. */
  title: string
}

/** The icon as browsers and phones show it, in the sizes that are made of the picture. */
export function IconPreview({ siteId, iconId, title }: IconPreviewProps) {
  const text = useText()
  const { data: known = {} } = usePictures(siteId, iconId === null ? [] : [iconId])
  const icon = iconId === null ? undefined : known[iconId]
  if (!icon) return null
  return (
    <div className={styles.previews}>
      <figure className={styles.preview}>
        <span className={styles.tab}>
          <img src={`${icon.url}?icon=96`} alt="" width={16} height={16} />
          <span>{title}</span>
        </span>
        <figcaption>{text('siteSettings.iconInTab')}</figcaption>
      </figure>
      <figure className={styles.preview}>
        <span className={styles.phone}>
          <img src={`${icon.url}?icon=180`} alt="" width={60} height={60} />
          <span>{title}</span>
        </span>
        <figcaption>{text('siteSettings.iconOnPhone')}</figcaption>
      </figure>
    </div>
  )
}
