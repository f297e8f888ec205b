/** Every arrow of the house in one table: eslint.config.mjs forbids what contradicts it, tools/lint/arrows.test.ts looks for cycles. */

/** The nouns of lib, from low to high: each imports only from those before it. Why: docs/decisions/032-order-of-nouns.md. */
export const nouns = [
  'requests',
  'legal',
  'files',
  'mail',
  'audit',
  'clients',
  'factors',
  'users',
  'devices',
  'contact',
  'members',
  'archives',
  'events',
  'webhooks',
  'push',
  'sign-on',
  'go-live',
  'orders',
  'attachments',
  'changes',
  'first-orders',
  'notes',
  'saved-views',
  'templates',
  'filing',
  'reviews',
  'messages',
  'documents',
  'offers',
  'cases',
  'payments',
  'credentials',
  'researchers',
  'board',
  'agreements',
  'work',
  'inbox',
  'offer-templates',
  'visits',
  'earnings',
  'billing',
  'figures',
  'suggestions',
  'notices',
  'sandbox',
  'operators',
  'casework',
  'people',
  'approvals',
  'production',
  'disputes',
  'finance',
  'dossiers',
  'rights',
  'queue',
  'health',
  'alerts',
  'incidents',
  'status',
]

/** Folders of lib that are no noun. */
export const roomsOfLib = ['server', 'browser', 'generated', 'words']
const noun = `lib/!(${roomsOfLib.join('|')})/**`
const database = ['lib/db.ts', 'lib/generated']
const edges = ['lib/server', 'lib/browser', 'components', 'app', 'tools']

/** The rooms: who may not import what, however the path is written. Tests set the scene and look behind it, so they may. */
const rooms = [
  {
    target: 'app/!(api)/**/!(*.test).{ts,tsx}',
    from: [...database, 'lib/server/http', 'lib/server/worker', 'tools'],
    message: 'Pages show components; these ask through lib/browser.',
  },
  {
    target: 'app/api/**/!(*.test).ts',
    from: [...database, 'lib/server/worker', 'lib/browser', 'components', 'tools'],
    message: 'A route calls lib/server/http and one verb.',
  },
  {
    target: 'components/**/!(*.test).{ts,tsx}',
    from: [...database, 'lib/server/http', 'lib/server/worker', 'app', 'tools'],
    message: 'A component asks through lib/browser.',
  },
  {
    target: 'lib/!(*.test).ts',
    from: [...edges, ...nouns.map((name) => `lib/${name}`)],
    message: 'What all nouns share knows none of them.',
  },
  { target: `${noun}/!(*.test).ts`, from: edges, message: 'A verb knows neither the edge nor the screens.' },
  {
    target: 'lib/server/{http,openapi,docs,mcp}/**/!(*.test).ts',
    from: ['lib/server/worker', 'lib/browser', 'tools', 'components', 'app'],
    message: 'The edge calls verbs.',
  },
  {
    target: 'lib/server/worker/**/!(*.test).ts',
    from: ['lib/server/http', 'lib/browser', 'tools', 'components', 'app'],
    message: 'The worker calls verbs.',
  },
  {
    target: 'lib/server/{start,metrics}/**/!(*.test).ts',
    from: [
      'lib/server/http',
      'lib/server/worker',
      'lib/server/front-door',
      'lib/browser',
      'tools',
      'components',
      'app',
    ],
    message: 'Every process begins with it, whatever it does then.',
  },
  {
    target: 'lib/server/docs/**/!(*.test).ts',
    from: database,
    message: 'The documentation describes the edge; it asks nobody.',
  },
  {
    target: 'lib/words/**/!(*.test).ts',
    from: [...database, ...edges, ...nouns.map((name) => `lib/${name}`)],
    message: 'Words know nobody who says them.',
  },
  {
    target: 'lib/browser/**/!(*.test).{ts,tsx}',
    from: [...database, 'lib/server', 'tools', 'components', 'app'],
    message: 'This runs in the browser: schemas only.',
  },
]

const orderOfNouns = nouns.flatMap((name, place) => {
  const higher = nouns.slice(place + 1)
  return higher.length === 0
    ? []
    : [
        {
          target: `lib/${name}/**/!(*.test).ts`,
          from: higher.map((other) => `lib/${other}`),
          message: `lib/${name} imports only from nouns before it in tools/lint/arrows.mjs.`,
        },
      ]
})

export const zones = [...rooms, ...orderOfNouns]
