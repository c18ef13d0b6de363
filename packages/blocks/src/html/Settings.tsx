import styles from '../settings.module.css'

/** All there is to set about a text is set in the text. */
export function HtmlSettings() {
  return (
    <p className={styles.hint}>
      Click the text on the page and type. Select words to make them bold, a heading or a link.
    </p>
  )
}
