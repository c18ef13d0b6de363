/** Stripe's way to write parameters: forms whose names have brackets, as in `metadata[site]=a` and `expand[0]=latest_charge`. */

export type Parameters = { readonly [name: string]: string | Parameters }

type Writable = { [name: string]: string | Writable }

export function readForm(text: string): Parameters {
  const root: Writable = {}
  for (const [name, value] of new URLSearchParams(text)) put(root, pathOf(name), value)
  return root
}

function pathOf(name: string): readonly string[] {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function put(into: Writable, [name = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    into[name] = value
    return
  }
  const known = into[name]
  const below: Writable = typeof known === 'object' ? known : {}
  into[name] = below
  put(below, rest, value)
}

/** The text at a path of names; undefined where there is none. */
export function textAt(from: Parameters, ...names: readonly string[]): string | undefined {
  let now: string | Parameters | undefined = from
  for (const name of names) now = typeof now === 'object' ? now[name] : undefined
  return typeof now === 'string' ? now : undefined
}
