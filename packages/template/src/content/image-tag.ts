/** Parses and validates the attributes of `<squarespace:image>` (specification §5). */

const NAMES = ['src', 'width', 'height', 'priority', 'loader', 'srcset', 'sizes'] as const
const LOADERS: readonly string[] = ['sqs', 'raw']
const PRIORITIES: readonly string[] = ['high', 'low']

export const SIDES = ['width', 'height'] as const

export type ImageTag = Readonly<Partial<Record<(typeof NAMES)[number], string>>> & {
  readonly loader: string
}

/** The attributes' values; left out, empty and `null` are the same. */
export function readImageTag(attributes: Readonly<Record<string, string>>): ImageTag {
  const given = NAMES.flatMap((name) => {
    const text = Object.hasOwn(attributes, name) ? (attributes[name] ?? '').trim() : ''
    return text === '' || text === 'null' ? [] : [[name, text] as const]
  })
  return { loader: 'sqs', ...Object.fromEntries(given) }
}

/** Whether the tag interprets the attribute, so that it is not printed as it is. */
export function isOwn(name: string): boolean {
  return NAMES.some((own) => own === name)
}

export function imageProblems(image: ImageTag): readonly string[] {
  const { src, priority, loader, srcset, sizes } = image
  const problems: string[] = []
  if (src === undefined) problems.push('src is required')
  for (const side of SIDES) problems.push(...sideProblems(side, image[side]))
  if (priority !== undefined && !PRIORITIES.includes(priority)) {
    problems.push(`priority is invalid, accepted values are "high", "low", or null: ${priority}`)
  }
  if (!LOADERS.includes(loader)) problems.push(`loader received unknown loader type: ${loader}`)
  if (srcset !== undefined && loader !== 'raw') {
    problems.push('srcset can only be used when loader="raw"')
  }
  if (sizes === undefined && loader === 'sqs') problems.push('sizes is required when loader="sqs"')
  return problems
}

function sideProblems(side: string, value: string | undefined): readonly string[] {
  if (value === undefined) return [`${side} is required`]
  if (isSide(value)) return []
  return [`${side} requires a positive integer, but received ${kindOf(value)}: ${value}`]
}

/** NOTE the specification has no word for zero, which is neither. */
function kindOf(value: string): string {
  if (!/^-?\d+$/.test(value)) return 'a non-integer value'
  return value.startsWith('-') ? 'a negative value' : 'zero'
}

export function isSide(value: string): boolean {
  return /^\d+$/.test(value) && Number(value) > 0
}
