/** The page of a product, by its button in a list; undefined where no link is near. */
export function addressOf(button: HTMLElement): string | undefined {
  for (let near: HTMLElement | null = button; near; near = near.parentElement) {
    const link = near.matches('a[href]') ? near : near.querySelector('a[href]')
    if (link) return (link as HTMLAnchorElement).href
  }
  return undefined
}
