// Each page of the documentation as Markdown, at its address with `.md` behind it.
const texts = [
  { source: '/docs.md', destination: '/docs/text/overview' },
  { source: '/docs/:slug([a-z-]+).md', destination: '/docs/text/:slug' },
  { source: '/docs/webhooks/debugger.md', destination: '/docs/text/debugger' },
]

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
  rewrites: async () => ({ beforeFiles: texts }),
}
