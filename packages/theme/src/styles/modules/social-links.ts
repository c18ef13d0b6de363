/**
 * `.mixin-template-social-icons-color(colour)` and `-color-body(colour)`: mixins of a part from npm that themes were put together with,
 * and that their sources lack. They colour the links to profiles below the rule that calls them, the part's own and the platform's.
 */

const NAMES = ['mixin-template-social-icons-color', 'mixin-template-social-icons-color-body']

const BODY = `
  .SocialLinks-link, .sqs-svg-icon--wrapper { color: @color; }
  .SocialLinks-link-icon { fill: @color; }
`

/** Definitions of the mixins that sheets call without defining them. */
export function socialColorMixins(texts: readonly string[]): string {
  return NAMES.filter((name) => {
    const called = new RegExp(`\\.${name}\\s*\\(`)
    const defined = new RegExp(`\\.${name}\\s*\\([^)]*\\)[^;{}]*\\{`)
    return texts.some((text) => called.test(text)) && !texts.some((text) => defined.test(text))
  })
    .map((name) => `.${name}(@color) {${BODY}}`)
    .join('\n')
}
