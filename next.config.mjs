// Each page of the documentation as Markdown, at its address with `.md` behind it.
const texts = [
  { source: '/docs.md', destination: '/docs/text/overview' },
  { source: '/docs/:slug([a-z-]+).md', destination: '/docs/text/:slug' },
  { source: '/docs/webhooks/debugger.md', destination: '/docs/text/debugger' },
]

// What every answer says, pages or not, the front door adds.
const pageHeaders = {
  'Content-Security-Policy': "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
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
      source: '/((?!api/).*)',
      headers: Object.entries(pageHeaders).map(([key, value]) => ({ key, value })),
    },
  ],
  rewrites: async () => ({ beforeFiles: texts }),
}
