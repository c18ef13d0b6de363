import { useEffect, useRef, useState } from 'react'
import { useText } from '../../text.ts'
import styles from './ThemesScreen.module.css'

/** Width of the page in pixels, before the picture is made smaller. */
const PAGE_PX = 1280

/** The site's own home page in a theme. It is only looked at: nothing in it runs, and nothing can be reached. */
export function ThemePreview({ name, url }: { name: string; url: string | null }) {
  const text = useText()
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  useEffect(() => {
    const { current } = room
    if (!current) return
    const observer = new ResizeObserver(() => setScale(current.clientWidth / PAGE_PX))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={room} className={styles.preview} inert>
      {url !== null && scale > 0 && (
        <iframe
          title={text('themes.preview', { name })}
          src={url}
          loading="lazy"
          sandbox="allow-same-origin"
          tabIndex={-1}
          className={styles.frame}
          style={{ width: PAGE_PX, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      )}
    </div>
  )
}
