/**
 * Menus that are `<details data-menu>` close as menus do: on Escape, which leads back to what opened them, and when one
 * presses or goes elsewhere. Without script they open and close by their summaries.
 */
export function closeMenusElsewhere(page: Document): void {
  const openMenus = () => page.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  const closeOthers = ({ target }: Event) => {
    for (const menu of openMenus()) menu.open = target instanceof Node && menu.contains(target)
  }
  page.addEventListener('pointerdown', closeOthers)
  page.addEventListener('focusin', closeOthers)
  page.addEventListener('keydown', ({ key }) => {
    // The innermost comes last.
    const menu = key === 'Escape' ? [...openMenus()].at(-1) : undefined
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
