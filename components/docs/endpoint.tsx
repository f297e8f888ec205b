import { Article } from '#components/docs/article.tsx'
import { DocFrame } from '#components/docs/doc-page.tsx'
import { contentsOf, parseArticle } from '#lib/server/docs/article.ts'
import { endpointPath, endpointsBeside, endpointTextPath, getEndpoint } from '#lib/server/docs/endpoints.ts'
import { endpointText } from '#lib/server/docs/endpoint-text.ts'
import { docPath, findDocPage } from '#lib/server/docs/pages.ts'
import { catalogue } from '#lib/words/en/docs-tools.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const toLink = (endpoint: ReturnType<typeof endpointsBeside>['next']) =>
  endpoint && { href: endpointPath(endpoint), title: endpoint.summary }

/** The page of one endpoint. */
export function Endpoint({ id }: { id: string }) {
  const endpoint = getEndpoint(id)
  const { previous, next } = endpointsBeside(endpoint)
  // Its address stands above the text already.
  const [, ...blocks] = parseArticle(endpointText(endpoint))
  return (
    <DocFrame
      title={endpoint.summary}
      lead={
        <span className="flex flex-wrap items-baseline gap-x-4">
          <code className="font-card text-base wrap-anywhere">
            <strong className="font-semibold text-ink">{endpoint.method}</strong> {endpoint.path}
          </code>
          <a className="text-link text-base" href={`/docs/reference?operation=${id}`}>
            {t('tryIt')}
          </a>
        </span>
      }
      text={endpointTextPath(endpoint)}
      above={{ href: docPath('api'), title: findDocPage('api').title }}
      previous={toLink(previous)}
      next={toLink(next)}
      contents={contentsOf(blocks)}
      withExamples
    >
      <Article blocks={blocks} />
    </DocFrame>
  )
}
