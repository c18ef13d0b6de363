/** Templates that attack the platform: one of each kind, as small as it does harm. */

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('')
const nested = (count: number, open: string, inside: string, close = '{.end}') =>
  open.repeat(count) + inside + close.repeat(count)
const EACH = '{.repeated section items}'
const WIDE = 'x'.repeat(10_000)

/** Files of a theme; the template is `site.region` by default. */
export type HostileTheme = string | Readonly<Record<string, string>>

const doubling = (count: number, last: string) => ({
  'site.region': '{@|apply p0.block}',
  ...Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `blocks/p${index}.block`,
      index === count - 1 ? last : times(2, () => `{@|apply p${index + 1}.block}`),
    ]),
  ),
})

export const HOSTILE_TEMPLATES: Readonly<Record<string, HostileTheme>> = {
  'a partial that runs itself': {
    'site.region': '{@|apply a.block}',
    'blocks/a.block': 'x{@|apply a.block}{@|apply a.block}',
  },
  'partials that run each other': {
    'site.region': '{@|apply a.block}',
    'blocks/a.block': '{@|apply b.block}{@|apply b.block}',
    'blocks/b.block': '{@|apply a.block}{@|apply a.block}',
  },
  'a partial that runs itself for each item': {
    'site.region': `${EACH}{@|apply a.block}{.end}`,
    'blocks/a.block': `${EACH}{@|apply a.block}{.end}`,
  },
  'sixteen partials that run the next twice': doubling(16, 'x'),
  'a billion laughs': doubling(16, WIDE),
  'a billion loops': doubling(14, `${EACH}{title}{.end}`),
  'a macro that runs itself':
    '{.macro m.html}{@|apply m.html}{@|apply m.html}{.end}{@|apply m.html}',
  'macros in one another': `${times(60, (n) => `{.macro m${n}.html}{@|apply m${n + 1}.html}{@|apply m${n + 1}.html}{.end}`)}{@|apply m0.html}`,
  'loops in one another': nested(6, `${EACH}`, '{title}'),
  'loops in one another that print nothing': nested(
    8,
    `${EACH}{.section @root}`,
    '',
    '{.end}{.end}',
  ),
  'loops of alternates': nested(6, EACH, 'x', `{.alternates with}${'y'.repeat(1_000)}{.end}`),
  'loops of wide text': nested(4, EACH, WIDE),
  'loops of variables': nested(5, EACH, '{.var @a @index}{@a}'),
  'loops of conditions': nested(
    5,
    EACH,
    `{.if ${times(200, (n) => (n === 0 ? 'a' : '||a'))}}x{.or}y{.end}`,
  ),
  'loops of predicates': nested(5, EACH, '{.equal? title "x"}a{.or}b{.end}'),
  'loops of pictures': nested(5, EACH, '{@|image-meta}'),
  'loops of products': nested(4, EACH, '{@|product-checkout}{@|product-price}{@|variants-select}'),
  'loops of dates': nested(5, EACH, '{publishOn|date %A %B %d %Y %H %M %S %Z}'),
  'loops of JSON': nested(4, EACH, '{@|json}{@|json-pretty}'),
  'the whole context as JSON, again and again': times(2_000, () => '{@root|json-pretty}'),
  'loops of website as JSON': nested(4, EACH, '{website|json}'),
  'loops of formatters': nested(4, EACH, `{title${'|safe|html|htmlattr|slugify'.repeat(20)}}`),
  'loops of slugs': nested(5, EACH, '{body|slugify}'),
  'loops of truncated text': nested(5, EACH, '{body|truncate 100000}'),
  'loops of smart quotes': nested(5, EACH, '{body|smartypants}'),
  'loops of links in text': nested(5, EACH, '{body|activate-twitter-links}'),
  'loops of addresses': nested(5, EACH, '{body|url-encode}{body|encode-uri-component}'),
  'loops of line breaks': nested(5, EACH, '{body|line-breaks}'),
  'loops of messages': nested(5, EACH, '{title|message one two three}'),
  'loops of plurals': nested(5, EACH, '{@index|pluralize a b}'),
  'loops of money': nested(5, EACH, '{@index|money style:short maximumFractionDigits:99999}'),
  'loops of decimals': nested(5, EACH, '{@index|decimal minimumFractionDigits:99999 group:true}'),
  'loops of rounding': nested(5, EACH, '{@index|round 99999}'),
  'loops of times ago': nested(5, EACH, '{publishOn|timesince}{publishOn|relative-time}'),
  'loops of intervals': nested(5, EACH, '{publishOn,updatedOn|datetime-interval}'),
  'loops of look-ups': nested(5, EACH, '{@|lookup title}{@|get title}{@|prop title}'),
  'loops of searches': nested(4, EACH, '{items|find-by title x}{items|key-by id}'),
  'loops of item classes': nested(5, EACH, '{@|item-classes}'),
  'loops of comments and likes': nested(5, EACH, '{@|comments}{@|like-button}{@|social-button}'),
  'loops of calendars': nested(5, EACH, '{@|google-calendar-url}'),
  'loops of videos': nested(5, EACH, '{@|video}'),
  'loops of iterations': nested(5, EACH, '{@|iter}{@|count}'),
  'values that double': `{.var @a title}${times(30, () => '{.var @a @a|output @a}{@a|format @a @a}')}{@a}`,
  'arguments that double': `{.var @a0 website}${times(40, (n) => `{.var @a${n + 1} @a${n}|json|safe}`)}{@a40}`,
  'objects that hold each other': `{.ctx @a0 x=website}${times(60, (n) => `{.ctx @a${n + 1} x=@a${n} y=@a${n}}`)}{@a60|json}`,
  'objects compared with one another': `{.ctx @a0 x=website}${times(60, (n) => `{.ctx @a${n + 1} x=@a${n} y=@a${n}}{.ctx @b${n + 1} x=@a${n} y=@a${n}}`)}{.equal? @a60 @b60}x{.end}`,
  'expressions that multiply': times(2_000, () => '{.eval 9**9**9*9**9}'),
  'expressions that join': `{.var @a title}${times(40, () => '{.eval @a = @a + @a}')}{@a}`,
  'a tag of a megabyte': `{${'a.'.repeat(500_000)}a}`,
  'a condition of a megabyte': `{.if a${'&&a'.repeat(250_000)}}x{.end}`,
  'a megabyte of brackets': '{'.repeat(1_000_000),
  'a megabyte of comments': '{##'.repeat(300_000),
  'a megabyte of tags never closed': '<squarespace:navigation '.repeat(40_000),
  'tags in one another': nested(
    60,
    '<squarespace:navigation navigationId="m">',
    '{.repeated section items}x{.end}',
    '</squarespace:navigation>',
  ),
  'tags in loops': nested(
    4,
    EACH,
    '<squarespace:navigation navigationId="m">{.repeated section items}x{.end}</squarespace:navigation>',
  ),
  'tags with attributes of loops': times(
    200,
    () => `<squarespace:block-field id="${nested(4, EACH, 'x')}" />`,
  ),
  'queries with attributes of loops': times(
    100,
    () => `<squarespace:query collection="${nested(4, EACH, 'x')}">x</squarespace:query>`,
  ),
  'scripts without number': {
    'site.region': times(50_000, () => '<squarespace:script src="a.js" combo="true" />'),
    'scripts/a.js': '1',
  },
  'two hundred thousand conditions': '{.if a}{.end}'.repeat(80_000),
  'blocks deeper than any': nested(20_000, '{.section @root}', 'x'),
  'names that are inherited': times(
    20_000,
    () => '{__proto__.polluted}{constructor.prototype}{items.__proto__.length}',
  ),
  'injected files without end': times(20_000, (n) => `{.inject @a${n} ./a${n}.json}`),
  'bait of regular expressions': `{.var @a title}{@a|format ${'('.repeat(30_000)}}${nested(4, EACH, `{title|activate-twitter-links}{body|safe}`)}`,
}
