import { createHash, randomBytes } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join, sep } from 'node:path'
import { baseUrlOf, environments, getEnv } from '#lib/env.ts'
import { findStoredOrigin } from '#lib/files/file-url.ts'
import { hasPaymentForm } from '#lib/payments/form-pages.ts'
import type { Pages } from '#lib/server/front-door/server.ts'

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
  const anywhere = new Set(['/_not-found', '/_global-error'].flatMap((path) => byPath.get(path) ?? []))
  for (const [path, hashes] of byPath)
    byPath.set(
      path,
      hashes.filter((hash) => !anywhere.has(hash)),
    )
  return { anywhere: [...anywhere], byPath }
}

/** In development pages are drawn anew each time, and React evaluates what it shows of errors. */
const developing = " 'unsafe-inline' 'unsafe-eval'"

/** What a page may load and run, but for its own scripts, as the settings have it. */
function rulesFor(withForm: boolean, stored: string | undefined): (scripts: string) => string {
  const { script, frame, connect } = withForm ? provider : { script: '', frame: '', connect: '' }
  const portal = new URL(getEnv().PORTAL_URL)
  const bases = environments.map((one) => new URL(baseUrlOf(one)).origin).filter((one) => one !== portal.origin)
  const ours = ["'self'", ...new Set(bases)].join(' ')
  // A link to a file may lead on to where it lies.
  const files = stored === undefined ? ours : `${ours} ${stored}`
  const others = [
    // React writes widths and colours into `style`, which no script can be hidden in.
    "style-src 'self' 'unsafe-inline'",
    `connect-src ${files}${connect}`,
    `img-src ${files} data: blob:`,
    `frame-src ${ours}${frame}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(portal.protocol === 'https:' ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return (scripts) => `default-src 'self'; script-src 'self'${scripts}${script}; ${others}`
}

const pathOf = ({ url }: IncomingMessage) => (url ?? '').split(/[?#]/)[0]?.replace(/(.)\/$/, '$1') ?? ''

/**
 * Puts the policy before `pages`. A page drawn for its reader marks its scripts with the nonce, which Next reads from the
 * request's own header; one that was built ahead can't, and its scripts are known.
 */
export async function withPolicy(root: string, pages: Pages, dev = false): Promise<Pages> {
  const hashes = dev ? undefined : await readHashes(root)
  const stored = await findStoredOrigin()
  const [plain, withForm] = [rulesFor(false, stored), rulesFor(true, stored)]
  const scriptsOf = (path: string) =>
    hashes
      ? [`'nonce-${randomBytes(16).toString('base64')}'`, ...hashes.anywhere, ...(hashes.byPath.get(path) ?? [])]
          .map((source) => ` ${source}`)
          .join('')
      : developing
  return async (incoming, outgoing) => {
    const path = pathOf(incoming)
    if (!path.startsWith('/_next/')) {
      const policy = (hasPaymentForm(path) ? withForm : plain)(scriptsOf(path))
      incoming.headers['content-security-policy'] = policy
      delete incoming.headers['content-security-policy-report-only']
      outgoing.setHeader('Content-Security-Policy', policy)
    }
    return pages(incoming, outgoing)
  }
}
