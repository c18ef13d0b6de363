import type { Predicate, PredicateExample } from '../predicates/predicate.ts'
import { predicates } from '../predicates/registry.ts'
import { PREDICATE_SECTIONS } from '../predicates/sections.ts'
import { jsonText } from './json-text.ts'
import { code, fenced, table } from './markdown.ts'
import { contents, filled, GENERATED, sectionsOf, takes } from './page-parts.ts'
import { shownPredicate } from './shown-example.ts'

const INTRO = `# Predicates

${GENERATED}

A predicate asks a question, and what follows runs if the answer is yes:
\`{.equal? color "red"}…{.or}…{.end}\`. How they are written is told in
[the guide](../template-language.md#predicates).

Most ask about the value at hand (\`@\`); each example shows that value and whether the predicate holds for it. In what
a predicate takes, \`[…]\` can be left out.`

export function predicatesPage(): string {
  const sections = filled(PREDICATE_SECTIONS, predicates)
  return `${[
    INTRO,
    contents(sections),
    sectionsOf(sections, ({ members, isTable }) =>
      isTable ? asTable(members) : members.map(chapter).join('\n\n'),
    ),
  ].join('\n\n')}\n`
}

function chapter({ name, summary, usage, examples }: Predicate): string {
  return [`### ${code(name)}`, summary, ...takes(usage), fenced(lines(name, examples))].join('\n\n')
}

/** Lines in columns: condition, result and data. */
function lines(name: string, examples: readonly PredicateExample[]): string {
  const shown = examples.map((example) => ({ ...example, ...shownPredicate(name, example) }))
  const width = Math.max(...shown.map(({ template }) => template.length))
  return shown
    .map(
      ({ template, data, holds }) =>
        `${template.padEnd(width)}  ${holds ? 'holds for' : 'not for  '}  ${jsonText(data)}`,
    )
    .join('\n')
}

function asTable(members: readonly Predicate[]): string {
  return table(
    ['Predicate', 'Means', 'Holds for'],
    members.map(({ name, summary, examples }) => [
      code(name),
      summary,
      examples
        .filter(({ holds }) => holds)
        .map(({ node }) => code(jsonText(node)))
        .join(' or '),
    ]),
  )
}
