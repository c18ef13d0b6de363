/** Gives the keyboard to the first element that can be seen, once the screen is drawn: a panel of a narrow window is not there before. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)]
    found.find((element) => element.checkVisibility())?.focus()
  })
}
