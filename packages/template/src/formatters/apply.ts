import type { Formatter } from './formatter.ts'

/** `apply name [private] [key=value …]` (spec §9). */
export const apply: Formatter = {
  name: 'apply',
  summary:
    'Prints the value through a partial or macro. `private` hides what is around it; `k=v` become `@args`.',
  examples: [
    {
      input: { name: 'Mug' },
      args: ['card.block', 'size=large'],
      partials: { 'card.block': '<b class="{@args.size}">{name}</b>' },
      output: '<b class="large">Mug</b>',
    },
    {
      input: { name: 'Mug' },
      args: ['card.block', 'private'],
      context: { shop: 'Clay' },
      partials: { 'card.block': '{name} {shop}' },
      output: 'Mug ',
    },
  ],
  format(value, [name, ...options], scope) {
    if (name === undefined) return ''
    return scope.apply(name, value, {
      isPrivate: options.includes('private'),
      ...(options.length > 0 && { args: readPairs(options) }),
    })
  },
}

function readPairs(options: readonly string[]): Record<string, string> {
  const pairs = options.filter((option) => option.includes('='))
  return Object.fromEntries(
    pairs.map((pair) => {
      const split = pair.indexOf('=')
      return [pair.slice(0, split), pair.slice(split + 1)]
    }),
  )
}
