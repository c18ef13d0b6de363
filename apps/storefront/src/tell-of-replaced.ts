/** Tells, once the page was read, which globals of the platform a theme has put its own in the place of. */
export function tellOfReplaced(...names: readonly string[]): void {
  const ours = names.map((name) => [name, Reflect.get(window, name)] as const)
  addEventListener('DOMContentLoaded', () => {
    for (const [name, value] of ours) {
      if (Reflect.get(window, name) === value) continue
      console.info(`The theme has put its own \`${name}\` in the place of the platform's.`)
    }
  })
}
