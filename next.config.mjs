// The base URLs may have paths and hosts of their own; whatever lies below them is served by the handlers in app/api.
const portal = new URL(process.env.PORTAL_URL ?? 'http://localhost:3000')
const bases = [
  process.env.DEVELOPMENT_BASE_URL ?? 'http://localhost:3000/api',
  process.env.PRODUCTION_BASE_URL ?? 'http://localhost:3000/production/api',
].map((base) => new URL(base))

const toHandlers = ({ hostname, pathname }) => ({
  source: `${pathname.replace(/\/$/, '')}/:path*`,
  destination: '/api/:path*',
  // On the portal's own host the path alone tells; an API host without a path would swallow the pages otherwise.
  ...(hostname === portal.hostname ? {} : { has: [{ type: 'host', value: hostname }] }),
})

// `next dev` has no front door before it: what lib/server/front-door/simulator-pipe.ts lets through, as rewrites.
const api = process.env.STRIPE_API_BASE ?? ''
const toSimulator =
  process.env.NODE_ENV !== 'development' || !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):/.test(api)
    ? []
    : [
        { source: '/stripe-simulator/v1/payment_intents/:id(\\w+)', destination: `${api}/v1/payment_intents/:id` },
        {
          source: '/stripe-simulator/v1/payment_intents/:id(\\w+)/confirm',
          destination: `${api}/v1/payment_intents/:id/confirm`,
        },
        {
          source: '/stripe-simulator/:page(authenticate|onboarding)/:id(\\w+)',
          destination: `${api}/_simulator/:page/:id`,
        },
      ]

// Each page of the documentation as Markdown, at its address with `.md` behind it.
const texts = [
  { source: '/docs.md', destination: '/docs/text/overview' },
  { source: '/docs/:slug([a-z-]+).md', destination: '/docs/text/:slug' },
  { source: '/docs/webhooks/debugger.md', destination: '/docs/text/debugger' },
]

// For the pages; the handlers in app/api and the simulator's own pages say theirs.
const notPages = [
  ...new Set(['api', 'stripe-simulator', ...bases.map(({ pathname }) => pathname.replace(/^\/|\/$/g, ''))]),
].filter(Boolean)
const pageHeaders = {
  'Content-Security-Policy': "base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  ...(portal.protocol === 'https:' && { 'Strict-Transport-Security': 'max-age=31536000' }),
}

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types; a user's first start needn't wait for it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@node-rs/argon2',
    '@prisma/adapter-pg',
    '@prisma/client',
    'flydrive',
    'graphile-worker',
    'pdfkit',
    'pg',
    'stripe',
  ],
  headers: async () => [
    {
      source: `/((?!(?:${notPages.join('|')})(?:/|$)).*)`,
      headers: Object.entries(pageHeaders).map(([key, value]) => ({ key, value })),
    },
  ],
  rewrites: async () => ({
    beforeFiles: [...texts, ...toSimulator, ...bases.filter(({ pathname }) => pathname !== '/api').map(toHandlers)],
  }),
}
