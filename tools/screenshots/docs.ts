import { docPages, docPath } from '#lib/server/docs/pages.ts'
import type { Picture } from './picture.ts'

/** Every page of the documentation. */
export const docsPictures: Picture[] = docPages.map(({ slug }) => ({
  name: `docs-${slug === '' ? 'overview' : slug.replace('/', '-')}`,
  path: docPath(slug),
}))
