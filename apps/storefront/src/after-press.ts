/**
 * Does something once nothing in the element is being pressed: where the page moves under a press, its click goes elsewhere.
 * Asked in each frame, since no event ends every press: after a touch the pointer's end comes before the focus that the touch gives.
 */
export function afterPress(element: Element, work: () => void): void {
  if (element.matches(':active')) requestAnimationFrame(() => afterPress(element, work))
  else work()
}
