/** Who may import whom. Every rule gives its reason; `npm run check` plants a violation of each and expects it to be caught. */

const TESTS = '\\.test\\.tsx?$'

/**
 * Our own packages and apps that `from` may import, itself included; every other one is forbidden.
 * @param {string} from a regular expression for the importing folder
 * @param {string[]} allowed
 * @param {string} comment
 */
function knowsOnly(from, allowed, comment) {
  return {
    name: `${from.split('/')[1]}-knows-only`,
    severity: 'error',
    comment,
    from: { path: `^${from}/`, pathNot: TESTS },
    to: { path: '^(packages|apps)/', pathNot: `^(${[from, ...allowed].join('|')})/` },
  }
}

const [CORE, SANDBOX, TEMPLATE, THEME, BLOCKS, PAGE, API, UI] = [
  'core',
  'sandbox',
  'template',
  'theme',
  'blocks',
  'page',
  'api',
  'ui',
].map((name) => `packages/${name}`)

const SERVER = 'apps/server/src'

/**
 * Modules of the server that open sockets although they are not the guarded client, and why. All others reach other hosts by
 * `platform/outside` alone.
 */
const OPEN_SOCKETS = {
  [`${SERVER}/platform/db/batching-socket.ts`]: 'the connection to the database',
  [`${SERVER}/platform/http/refuse-broken-requests.ts`]: 'answers who asked; connects to nobody',
  [`${SERVER}/platform/http/request-id.ts`]: 'only compares addresses of proxies',
  [`${SERVER}/platform/http/stop-listening.ts`]: 'connects to its own port to empty its queue',
  [`${SERVER}/platform/postgres/(free-port|socket-folder).ts`]: 'listens',
  [`${SERVER}/platform/settings/config.ts`]: 'only tells addresses from names',
  [`${SERVER}/platform/start/(listen|until-there).ts`]: 'listens',
  [`${SERVER}/ops.ts`]: 'listens',
  [`${SERVER}/drills/`]: 'drills, which are no part of the server',
  [`${SERVER}/features/rendering/serving/workshop/get-text.ts`]:
    'sitewright dev shows the site that whoever runs it names, also one on the same machine',
  [`${SERVER}/features/commerce/payments/stripe/`]:
    'the official library of Stripe, which asks only Stripe',
  [`${SERVER}/features/mail/`]: 'the mail server that the operator has named',
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-imports-nothing',
      severity: 'error',
      comment:
        'Rules stay pure and run anywhere, so they rest on nothing: no package, no Node, no other folder.',
      from: { path: `^${CORE}/`, pathNot: TESTS },
      to: { pathNot: `^${CORE}/` },
    },
    knowsOnly(
      SANDBOX,
      [CORE],
      'Whatever may have to be killed has one lifecycle, which knows nothing of what is done in it.',
    ),
    {
      name: 'killed-in-the-sandbox',
      severity: 'error',
      comment:
        'Threads, and processes that work for features, are started by the sandbox, so that limits, ends and restarts are written once.',
      from: {
        path: '^(packages|apps/server/src/features)/',
        pathNot: [TESTS, `^${SANDBOX}/`, '^packages/testing/', '/test-[^/]+\\.(ts|mjs)$'],
      },
      to: { path: '^(node:)?(child_process|worker_threads|cluster)$' },
    },
    {
      name: 'outside-by-one-client',
      severity: 'error',
      comment:
        'Requests to other hosts go through the guarded client, which refuses private addresses; OPEN_SOCKETS names the exceptions.',
      from: {
        path: `^${SERVER}/`,
        pathNot: [
          TESTS,
          '/test-[^/]+\\.ts$',
          `^${SERVER}/platform/outside/`,
          ...Object.keys(OPEN_SOCKETS).map((path) => `^${path}`),
        ],
      },
      to: {
        path: '^((node:)?(http|https|http2|net|tls|dgram|dns|dns/promises)$|node_modules/(undici|nodemailer|stripe)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    knowsOnly(
      TEMPLATE,
      [CORE],
      'The template language can be used and tested without the platform.',
    ),
    knowsOnly(
      THEME,
      [CORE, SANDBOX, TEMPLATE],
      'A theme can be read and checked where there is no site to show it.',
    ),
    knowsOnly(
      BLOCKS,
      [CORE, TEMPLATE],
      'A block renders the same on server and canvas, so it knows neither, and says in data what the editor draws.',
    ),
    knowsOnly(
      PAGE,
      [CORE, TEMPLATE, THEME, BLOCKS],
      'A page is made of plain data, so it can be made, tried and looked at where there is no server.',
    ),
    {
      name: 'page-does-no-io',
      severity: 'error',
      comment:
        'Whatever a page is made of was read before. Its making is synchronous and asks nothing: no file, no database, no other host.',
      from: { path: `^${PAGE}/`, pathNot: TESTS },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'page-reads-no-theme',
      severity: 'error',
      comment: 'A theme is read by whoever has it made into pages; its other doors open files.',
      from: { path: `^${PAGE}/`, pathNot: TESTS },
      to: { path: `^${THEME}/`, pathNot: `^${THEME}/src/for-pages\\.ts$` },
    },
    knowsOnly(
      API,
      [CORE],
      'Contracts are shared by both ends of the wire and must not drag in either.',
    ),
    knowsOnly(
      UI,
      [CORE],
      'The design system shows values by the rules of core and knows no server.',
    ),
    knowsOnly(
      'apps/server',
      [CORE, SANDBOX, TEMPLATE, THEME, BLOCKS, PAGE, API],
      'The server has no interface; other apps reach it by HTTP.',
    ),
    knowsOnly(
      'apps/storefront',
      [CORE, TEMPLATE, BLOCKS, API],
      'What shoppers load must not contain the studio.',
    ),
    knowsOnly(
      'apps/studio',
      [CORE, TEMPLATE, BLOCKS, API, UI],
      'The studio reaches the server by HTTP alone.',
    ),
    knowsOnly(
      'apps/cli',
      [CORE, TEMPLATE, THEME, BLOCKS, API],
      'The command line reaches the server by HTTP alone.',
    ),
    {
      name: 'testing-stays-in-tests',
      severity: 'error',
      comment: 'Pretend clocks and payment networks must never ship.',
      from: { path: '^(packages|apps)/', pathNot: [TESTS, '^packages/testing/'] },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'platform-below-features',
      severity: 'error',
      comment:
        'The platform serves every feature, so it may depend on none, nor on what joins them.',
      from: { path: '^apps/server/src/platform/', pathNot: TESTS },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
    },
    {
      name: 'asking-knows-no-serving',
      severity: 'error',
      comment: 'What a page is made of is asked for in the same way whoever it is served to.',
      from: { path: '^apps/server/src/features/rendering/asking/', pathNot: TESTS },
      to: { path: '^apps/server/src/features/rendering/serving/' },
    },
    {
      name: 'features-meet-at-the-door',
      severity: 'error',
      comment: 'What a feature does not export from its index.ts it may change freely.',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^apps/server/src/features/',
        pathNot: ['^apps/server/src/features/$1/', '/index\\.ts$'],
      },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment:
        'Two modules that need each other are one. Imports of types count too: a type lives below what uses it.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere would hide from every other rule.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsConfig: { fileName: new URL('tsconfig.json', import.meta.url).pathname },
    // Imports of types vanish when the code is compiled, and are looked at all the same.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
