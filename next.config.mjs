const portal = new URL(process.env.PORTAL_URL ?? 'http://localhost:3000')

// Each page of the documentation as Markdown, at its address with `.md` behind it.
const texts = [
  { source: '/docs.md', destination: '/docs/text/overview' },
  { source: '/docs/:slug([a-z-]+).md', destination: '/docs/text/:slug' },
  { source: '/docs/webhooks/debugger.md', destination: '/docs/text/debugger' },
]

// The API is answered before Next; of its handlers only next-auth's run here, which say their own.
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
      source: '/((?!api/).*)',
      headers: Object.entries(pageHeaders).map(([key, value]) => ({ key, value })),
    },
  ],
  rewrites: async () => ({ beforeFiles: texts }),
}
