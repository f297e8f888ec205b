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

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types; a user's first start needn't wait for it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@aws-sdk/client-s3', '@node-rs/argon2', '@prisma/adapter-pg', '@prisma/client', 'flydrive', 'graphile-worker', 'pdfkit', 'pg', 'stripe',
  ],
  rewrites: async () => ({ beforeFiles: bases.filter(({ pathname }) => pathname !== '/api').map(toHandlers) }),
}
