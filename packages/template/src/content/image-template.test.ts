import { describe, expect, it } from 'vitest'
import { imageTemplate, type TagHandlers } from '../index.ts'
import { holdsFact, renders, run } from '../test-template.ts'

const tags: TagHandlers = { image: ({ attributes }) => ({ html: imageTemplate(attributes) }) }

/** The tag prints the picture, and the comments before it. */
function prints(attributes: string, output: string, data: unknown = {}): void {
  renders(`<squarespace:image ${attributes}/>`, data, output, { tags })
}

const tells = (attributes: string, ...problems: readonly string[]) => {
  it(`tells ${JSON.stringify(problems)} about ${attributes}`, () => {
    const given = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map((match) => match.slice(1))
    const output = imageTemplate(Object.fromEntries(given))
    const comments = [...output.matchAll(/<!-- image: (.*?) -->/g)].map(([, text]) => text)
    expect(comments).toEqual(problems)
    expect(output).toMatch(/<img [^>]*>$/)
  })
}

const widths = (url: string) =>
  [100, 300, 500, 750, 1000, 1500, 2500].map((width) => `${url}${width}w ${width}w`).join(', ')

holdsFact('fact 9.pictures.01: pictures are stored in seven widths, and offered in all of them', [
  '<squarespace:image src="/a.jpg" width="1" height="1" sizes="1px"/>',
  {},
  '<img src="/a.jpg?format=100w" srcset="/a.jpg?format=100w 100w, /a.jpg?format=300w 300w, /a.jpg?format=500w 500w, /a.jpg?format=750w 750w, /a.jpg?format=1000w 1000w, /a.jpg?format=1500w 1500w, /a.jpg?format=2500w 2500w" sizes="1px" width="1" height="1" loading="lazy">',
  { tags },
])

describe('a stored picture is offered in every width', () => {
  prints(
    'src="/a.jpg" width="800" height="600" sizes="50vw" alt="Mug"',
    `<img src="/a.jpg?format=1000w" srcset="${widths('/a.jpg?format=')}" sizes="50vw" width="800" height="600" loading="lazy" alt="Mug">`,
  )
  prints(
    'loader="sqs" src="/a.jpg?v=1" width="9999" height="1" sizes="1px"',
    `<img src="/a.jpg?v=1&amp;format=2500w" srcset="${widths('/a.jpg?v=1&amp;format=')}" sizes="1px" width="9999" height="1" loading="lazy">`,
  )
  prints(
    'src="/a b.jpg" width="100" height="1" sizes="1px"',
    `<img src="/a%20b.jpg?format=100w" srcset="${widths('/a%20b.jpg?format=')}" sizes="1px" width="100" height="1" loading="lazy">`,
  )
})

describe('attributes are templates, escaped or not', () => {
  const mug = { assetUrl: '/a.svg', originalSize: '4x3', title: '"Q&A" <b>' }
  const output =
    '<img src="/a.svg" width="4" height="3" loading="lazy" alt="&quot;Q&amp;A&quot; &lt;b&gt;">'
  const size = 'width="{originalSize|width}" height="{originalSize|height}"'
  prints(`loader="raw" src="{assetUrl}" ${size} alt="{title|htmlattr}"`, output, mug)
  prints(`loader="raw" src="{assetUrl|htmlattr}" ${size} alt="{title}"`, output, mug)
})

describe('a raw picture is taken as it is', () => {
  const side = 'width="4" height="3"'
  prints(
    `loader="raw" src="/a b.svg" srcset="/a.svg 1x, /b.svg 2x" sizes="50vw" ${side}`,
    `<img src="/a b.svg" srcset="/a.svg 1x, /b.svg 2x" sizes="50vw" ${side} loading="lazy">`,
  )
  prints(`loader="raw" src="/a.svg" ${side}`, `<img src="/a.svg" ${side} loading="lazy">`)
})

describe('its priority', () => {
  const given = 'loader="raw" src="/a" width="4" height="3"'
  const image = '<img src="/a" width="4" height="3"'
  prints(`${given} priority="high"`, `${image} fetchpriority="high" loading="eager">`)
  prints(`${given} priority="low"`, `${image} fetchpriority="low" loading="lazy">`)
  prints(`${given} priority="null"`, `${image} loading="lazy">`)
  prints(`${given} priority=""`, `${image} loading="lazy">`)
  prints(given, `${image} loading="lazy">`)
})

describe('other attributes are printed with the picture, and may decide its loading', () => {
  prints(
    'loader="raw" src="/a" width="4" height="3" class="wide" data-id="{id}" alt="" loading="eager" hidden',
    '<img src="/a" width="4" height="3" loading="eager" class="wide" data-id="7" alt="" hidden="">',
    { id: 7 },
  )
})

/** The tag's output with a comment about the problem, before the picture that it shows all the same. */
const telling = (attributes: string, problem: string, picture: string) =>
  [
    `<squarespace:image ${attributes}/>`,
    {},
    `<!-- image: ${problem} --><img ${picture}>`,
    { tags },
  ] as const

holdsFact(
  'fact 5.image-template.01: what is wrong stands in comments, and the picture is shown',
  telling(
    'loader="raw" src="/a" width="4"',
    'height is required',
    'src="/a" width="4" loading="lazy"',
  ),
)

holdsFact(
  'fact 5.image-template.02: src, width and height are required',
  telling(
    'loader="raw" width="4" height="3"',
    'src is required',
    'width="4" height="3" loading="lazy"',
  ),
  telling(
    'loader="raw" src="/a" height="3"',
    'width is required',
    'src="/a" height="3" loading="lazy"',
  ),
  telling(
    'loader="raw" src="/a" width="4"',
    'height is required',
    'src="/a" width="4" loading="lazy"',
  ),
)

holdsFact(
  'fact 5.image-template.03: a side is not negative',
  telling(
    'loader="raw" src="/a" width="-4" height="3"',
    'width requires a positive integer, but received a negative value: -4',
    'src="/a" height="3" loading="lazy"',
  ),
  telling(
    'loader="raw" src="/a" width="4" height="-3"',
    'height requires a positive integer, but received a negative value: -3',
    'src="/a" width="4" loading="lazy"',
  ),
)

holdsFact(
  'fact 5.image-template.04: a side is whole',
  telling(
    'loader="raw" src="/a" width="4.5" height="3"',
    'width requires a positive integer, but received a non-integer value: 4.5',
    'src="/a" height="3" loading="lazy"',
  ),
  telling(
    'loader="raw" src="/a" width="4" height="3.5"',
    'height requires a positive integer, but received a non-integer value: 3.5',
    'src="/a" width="4" loading="lazy"',
  ),
)

const RAW = '<squarespace:image loader="raw" src="/a" width="4" height="3"'
const PICTURE = '<img src="/a" width="4" height="3"'

holdsFact(
  'fact 5.image-template.05: the priority is high, low or none',
  [`${RAW} priority="high"/>`, {}, `${PICTURE} fetchpriority="high" loading="eager">`, { tags }],
  [`${RAW} priority="low"/>`, {}, `${PICTURE} fetchpriority="low" loading="lazy">`, { tags }],
  [`${RAW} priority="null"/>`, {}, `${PICTURE} loading="lazy">`, { tags }],
  telling(
    'loader="raw" src="/a" width="4" height="3" priority="urgent"',
    'priority is invalid, accepted values are "high", "low", or null: urgent',
    'src="/a" width="4" height="3" loading="lazy"',
  ),
)

holdsFact(
  'fact 5.image-template.06: the loader is sqs or raw',
  telling(
    'loader="cdn" src="/a" width="4" height="3"',
    'loader received unknown loader type: cdn',
    'src="/a" width="4" height="3" loading="lazy"',
  ),
)

holdsFact(
  'fact 5.image-template.07: a srcset is for raw pictures',
  [
    `${RAW} srcset="/b 2x"/>`,
    {},
    `<img src="/a" srcset="/b 2x" width="4" height="3" loading="lazy">`,
    { tags },
  ],
  telling(
    'src="/a" width="4" height="3" sizes="50vw" srcset="/b 2x"',
    'srcset can only be used when loader="raw"',
    `src="/a?format=100w" srcset="${widths('/a?format=')}" sizes="50vw" width="4" height="3" loading="lazy"`,
  ),
)

holdsFact(
  'fact 5.image-template.08: stored pictures need sizes',
  telling(
    'src="/a" width="4" height="3"',
    'sizes is required when loader="sqs"',
    `src="/a?format=100w" srcset="${widths('/a?format=')}" width="4" height="3" loading="lazy"`,
  ),
)

describe('src, width and height are required', () => {
  tells('sizes="50vw"', 'src is required', 'width is required', 'height is required')
  tells(
    'sizes="50vw" src="" width=" " height="null"',
    'src is required',
    'width is required',
    'height is required',
  )
})

describe('width and height are positive integers', () => {
  const rest = 'src="/a" sizes="50vw"'
  const negative = 'requires a positive integer, but received a negative value'
  const fraction = 'requires a positive integer, but received a non-integer value'
  tells(`${rest} width="-4" height="3"`, `width ${negative}: -4`)
  tells(`${rest} width="4" height="-3"`, `height ${negative}: -3`)
  tells(`${rest} width="4.5" height="3"`, `width ${fraction}: 4.5`)
  tells(`${rest} width="-4.5" height="auto"`, `width ${fraction}: -4.5`, `height ${fraction}: auto`)
  tells(`${rest} width="4px" height="1e3"`, `width ${fraction}: 4px`, `height ${fraction}: 1e3`)
  tells(`${rest} width="0" height="3"`, 'width requires a positive integer, but received zero: 0')
  tells(`${rest} width=" 4 " height="003"`)
})

describe('the other attributes', () => {
  const rest = 'src="/a" width="4" height="3"'
  tells(
    `${rest} sizes="50vw" priority="urgent"`,
    'priority is invalid, accepted values are "high", "low", or null: urgent',
  )
  tells(
    `${rest} sizes="50vw" priority="High"`,
    'priority is invalid, accepted values are "high", "low", or null: High',
  )
  tells(`${rest} loader="cdn"`, 'loader received unknown loader type: cdn')
  tells(`${rest} loader="toString"`, 'loader received unknown loader type: toString')
  tells(`${rest} sizes="50vw" srcset="/b 2x"`, 'srcset can only be used when loader="raw"')
  tells(
    `${rest} loader="cdn" srcset="/b 2x"`,
    'loader received unknown loader type: cdn',
    'srcset can only be used when loader="raw"',
  )
  tells(rest, 'sizes is required when loader="sqs"')
  tells(`${rest} loader="raw" srcset="/b 2x"`)
})

describe('the picture is shown without what is wrong', () => {
  prints(
    'loader="cdn" src="/a" width="-4" height="3" srcset="/b 2x" sizes="50vw" priority="urgent"',
    '<!-- image: width requires a positive integer, but received a negative value: -4 -->' +
      '<!-- image: priority is invalid, accepted values are "high", "low", or null: urgent -->' +
      '<!-- image: loader received unknown loader type: cdn -->' +
      '<!-- image: srcset can only be used when loader="raw" -->' +
      '<img src="/a" sizes="50vw" height="3" loading="lazy">',
  )
  prints(
    'src="/a" width="4" height="3"',
    `<!-- image: sizes is required when loader="sqs" --><img src="/a?format=100w" srcset="${widths('/a?format=')}" width="4" height="3" loading="lazy">`,
  )
  prints(
    '',
    '<!-- image: src is required --><!-- image: width is required --><!-- image: height is required -->' +
      '<!-- image: sizes is required when loader="sqs" --><img loading="lazy">',
  )
})

describe('no value can leave its comment or its attribute', () => {
  prints(
    'loader="{a}" src="{a}" width="{a}" height="3"',
    '<!-- image: width requires a positive integer, but received a non-integer value: --&gt;"&lt;b&gt; -->' +
      '<!-- image: loader received unknown loader type: --&gt;"&lt;b&gt; -->' +
      '<img src="--&gt;&quot;&lt;b&gt;" height="3" loading="lazy">',
    { a: '-->"<b>' },
  )
})

it('fact 9.performance.07: a page asks for its pictures in seven widths', () => {
  const tag = '<squarespace:image src="/a.jpg" width="4000" height="3000" sizes="50vw"/>'
  const { output } = run(tag, {}, { tags })
  const [, srcset = ''] = / srcset="([^"]*)"/.exec(output) ?? []
  const asked = srcset.split(', ').map((source) => /format=(\d+)w \1w$/.exec(source)?.[1])
  expect(asked.map(Number)).toEqual([100, 300, 500, 750, 1000, 1500, 2500])
})
