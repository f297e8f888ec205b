import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getEnv } from '#lib/env.ts'
import type { Pages } from '#lib/server/front-door/server.ts'

/**
 * Has the pages of a rehearsal say that they are one, those too that were built ahead, when nobody knew: with Next's own mark of
 * a draft they are drawn for each request.
 */
export function withRehearsal(root: string, pages: Pages): Pages {
  const manifest = join(root, '.next', 'prerender-manifest.json')
  if (!getEnv().ALLOW_REHEARSAL || !existsSync(manifest)) return pages
  const { preview } = JSON.parse(readFileSync(manifest, 'utf8')) as { preview: { previewModeId: string } } // by the build
  const draft = `__prerender_bypass=${preview.previewModeId}`
  return (incoming, outgoing) => {
    incoming.headers.cookie = [incoming.headers.cookie, draft].filter((part) => part).join('; ')
    return pages(incoming, outgoing)
  }
}
