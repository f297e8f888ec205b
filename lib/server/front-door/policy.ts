import { createHash, randomBytes } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join, sep } from 'node:path'
import { baseUrlOf, environments, getEnv } from '#lib/env.ts'
import type { Pages } from '#lib/server/front-door/server.ts'

/** Where the payment provider's form may be (components/checkout/load-stripe.ts has the browser's side of this). */
const withForm = /^\/(orders|billing)(\/|$)/
// What the provider asks for: https://docs.stripe.com/security/guide#content-security-policy
const provider = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
}

const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const hashesOf = (html: string) =>
  [...html.matchAll(inline)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

type Hashes = { anywhere: readonly string[]; byPath: ReadonlyMap<string, readonly string[]> }

/** The scripts within the pages that were built ahead. Those of "not found" and "went wrong" may come up at any address. */
async function readHashes(root: string): Promise<Hashes> {
  const folder = join(root, '.next', 'server', 'app')
  const byPath = new Map<string, string[]>()
  for await (const file of glob('**/*.html', { cwd: folder })) {
    const path = `/${file
      .split(sep)
      .join('/')
      .replace(/\.html$/, '')}`
    byPath.set(path === '/index' ? '/' : path, hashesOf(await readFile(join(folder, file), 'utf8')))
  }
  const anywhere = ['/_not-found', '/_global-error'].flatMap((path) => byPath.get(path) ?? [])
  return { anywhere: [...new Set(anywhere)], byPath }
}

/** In development pages are drawn anew each time, and React evaluates what it shows of errors. */
const developing = " 'unsafe-inline' 'unsafe-eval'"

/** What a page may load and run. A page drawn for its reader marks its scripts with the nonce; one built ahead can't. */
function policyOf(path: string, nonce: string, hashes: Hashes | undefined): string {
  const { script, frame, connect } = withForm.test(path) ? provider : { script: '', frame: '', connect: '' }
  const known = new Set([...(hashes?.anywhere ?? []), ...(hashes?.byPath.get(path) ?? [])])
  const scripts = hashes ? [` 'nonce-${nonce}'`, ...[...known].map((hash) => ` ${hash}`)].join('') : developing
  const portal = new URL(getEnv().PORTAL_URL)
  const bases = new Set(
    environments.map((one) => new URL(baseUrlOf(one)).origin).filter((one) => one !== portal.origin),
  )
  const ours = ["'self'", ...bases].join(' ')
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}${script}`,
    // React writes widths and colours into `style`, which no script can be hidden in.
    "style-src 'self' 'unsafe-inline'",
    `connect-src ${ours}${connect}`,
    `img-src ${ours} data: blob:`,
    `frame-src ${ours} blob:${frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(portal.protocol === 'https:' ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const pathOf = ({ url }: IncomingMessage) => (url ?? '').split(/[?#]/)[0]?.replace(/(.)\/$/, '$1') ?? ''

/** Puts the policy before `pages`. Next reads the nonce from the request's own header, which is nobody else's to set. */
export async function withPolicy(root: string, pages: Pages, dev = false): Promise<Pages> {
  const hashes = dev ? undefined : await readHashes(root)
  return async (incoming, outgoing) => {
    const path = pathOf(incoming)
    if (!path.startsWith('/_next/')) {
      const policy = policyOf(path, randomBytes(16).toString('base64'), hashes)
      incoming.headers['content-security-policy'] = policy
      delete incoming.headers['content-security-policy-report-only']
      outgoing.setHeader('Content-Security-Policy', policy)
    }
    return pages(incoming, outgoing)
  }
}
