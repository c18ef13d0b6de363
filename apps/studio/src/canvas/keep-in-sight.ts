/** Keeps the selected thing in sight when the window becomes lower, as when the studio opens a panel below the page. */

export function keepInSight(selected: () => Element | null | undefined): void {
  let [width, height] = [innerWidth, innerHeight]
  addEventListener('resize', () => {
    const before = height
    const isSameWidth = innerWidth === width
    width = innerWidth
    height = innerHeight
    if (!isSameWidth || height >= before) return
    const element = selected()
    const rect = element?.getBoundingClientRect()
    // A selection that the owner has scrolled away from stays where it is.
    if (!rect || rect.bottom <= 0 || rect.top >= before) return
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  })
}
