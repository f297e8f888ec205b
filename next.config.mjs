// The two base URLs may differ by a path prefix only; whatever lies below the production one is the same handlers.
const prefixOf = (url) => new URL(url).pathname.replace(/\/$/, '')
const bases = [
  process.env.DEVELOPMENT_BASE_URL ?? 'http://localhost:3000/api',
  process.env.PRODUCTION_BASE_URL ?? 'http://localhost:3000/production/api',
]

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types; a user's first start needn't wait for it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@node-rs/argon2', 'pg', 'pdfkit', 'graphile-worker', 'flydrive', '@aws-sdk/client-s3', '@prisma/client', '@prisma/adapter-pg'],
  async rewrites() {
    return {
      beforeFiles: [...new Set(bases.map(prefixOf))]
        .filter((prefix) => prefix !== '/api')
        .map((prefix) => ({ source: `${prefix}/:path*`, destination: '/api/:path*' })),
    }
  },
}
