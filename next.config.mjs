import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

// Each page of the documentation as Markdown, at its address with `.md` behind it.
const texts = [
  { source: '/docs.md', destination: '/docs/text/overview' },
  { source: '/docs/:slug([a-z-]+).md', destination: '/docs/text/:slug' },
  { source: '/docs/api/:id([A-Za-z]+).md', destination: '/docs/text/api/:id' },
  { source: '/docs/recipes/:slug([a-z-]+).md', destination: '/docs/text/:slug' },
  { source: '/docs/webhooks/debugger.md', destination: '/docs/text/debugger' },
]

// Where RFC 9116 wants it; folders that begin with a dot are seen by neither TypeScript nor the linter.
const securityText = { source: '/.well-known/security.txt', destination: '/security.txt' }

/** The bundler's cache knows a loader by its name and options alone: a loader that has changed is another. */
const loader = (/** @type {string} */ path) => ({
  loader: path,
  options: {
    content: createHash('sha256')
      .update(readFileSync(new URL(path, import.meta.url)))
      .digest('hex'),
  },
})

// More than half of Zod: its sixty languages, what reads other people's schemas, and what makes programs of ours.
const unusedOfZod = ['locales/index.js', 'classic/from-json-schema.js', 'core/compile.js']

/** @type {import('next').NextConfig} */
export default {
  turbopack: {
    // Pages carry their words compiled, and no parser for them: docs/decisions/063-one-catalogue.md.
    rules: {
      '*.{ts,tsx}': {
        condition: { content: /from '#lib\/words\/en\// },
        loaders: [loader('./tools/words-loader.cjs')],
      },
      // Nor what operations say of themselves to the document.
      '**/operations.ts': { condition: 'browser', loaders: [loader('./tools/operations-loader.cjs')] },
      ...Object.fromEntries(
        unusedOfZod.map((path) => [
          `**/zod/v4/${path}`,
          { condition: 'browser', loaders: [loader('./tools/unused-loader.cjs')] },
        ]),
      ),
    },
    resolveAlias: { '#lib/words/compile.ts': './lib/words/compiled.ts' },
  },
  experimental: {
    // At the start Next would load its own copy of every handler of the API, which nobody asks (lib/server/front-door/route-table.ts).
    preloadEntriesOnStart: false,
    // 300 MB that only another build reads: tools/runtime/build.ts says whether one is likely.
    turbopackFileSystemCacheForBuild: process.env['KEEP_BUILD_CACHE'] !== '0',
    // A release goes without them, and to write them is an eighth of a build.
    turbopackSourceMaps: process.env['NODE_ENV'] !== 'production',
  },
  poweredByHeader: false,
  reactStrictMode: true,
  // No page uses the optimizer: its address is closed, it makes no folder, and a release goes without its libraries.
  images: { unoptimized: true, maximumDiskCacheSize: 0 },
  // `npm test` checks the types; a user's first start needn't wait for it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@modelcontextprotocol/server',
    '@node-rs/argon2',
    '@prisma/adapter-pg',
    '@prisma/client',
    'flydrive',
    'graphile-worker',
    'pdfkit',
    'pg',
    'stripe',
  ],
  rewrites: async () => ({ beforeFiles: [...texts, securityText] }),
}
