export type DocPage = {
  /** Below /docs; the first page's is empty. */
  slug: string
  title: string
  /** One sentence, for the index and for search engines. */
  summary: string
  /** A text of docs/guides, or a page with a component of its own. */
  kind: 'guide' | 'own'
}
