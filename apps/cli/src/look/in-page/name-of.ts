/** Classes of an element that its description names; more would hide which it is. */
const MOST_CLASSES = 2

/** `header#top.site-header`: an element as its theme's author would look for it. */
export function nameOf(element: Element): string {
  const own = selectorOf(element)
  const parent = element.parentElement
  const isClear = element.id !== '' || element.classList.length > 0 || parent === null
  return isClear ? own : `${selectorOf(parent)} > ${own}`
}

function selectorOf({ localName, id, classList }: Element): string {
  // Ids of the platform are made anew for each site, so they would tell nobody anything.
  const name = /\d{6}|[0-9a-f]{16}/.test(id) || id === '' ? '' : `#${id}`
  return [localName + name, ...[...classList].slice(0, MOST_CLASSES)].join('.')
}

/** Whether a person can see it: drawn, and not cut down for screen readers alone. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const { clip, clipPath, position } = getComputedStyle(element)
  return !(position === 'absolute' && (clip !== 'auto' || clipPath !== 'none'))
}
