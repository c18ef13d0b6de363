import type { Tweak, TweakValues } from './tweak.ts'

/**
 * One entry for each switch of the theme, in the order they are declared: a class when it is on, an empty
 * text when it is off. Themes rely on these names.
 */
export function bodyClasses(tweaks: readonly Tweak[], values: TweakValues): string[] {
  return tweaks.flatMap(({ type, name, title, initial }) => {
    const value = values[name] ?? initial
    if (type === 'checkbox') return [value === 'true' ? classSlug(title) : '']
    if (type === 'dropdown') return [value === '' ? '' : `${classSlug(title)}-${classSlug(value)}`]
    return []
  })
}

/** The key of a tweak's value for scripts: its declaration's name, or its title as its class has it (themes §6). */
export function nameForScripts({ isDeclared, name, title }: Tweak): string {
  return isDeclared ? name : classSlug(title)
}

/** A class name of a title: `16:9 (Widescreen)` becomes `169-widescreen`. */
function classSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/ /g, '-')
}
