import { Article } from '#components/docs/article.tsx'
import { DocFrame } from '#components/docs/doc-page.tsx'
import { contentsOf, parseArticle } from '#lib/server/docs/article.ts'
import { endpointPath, endpointsBeside, endpointTextPath, getEndpoint } from '#lib/server/docs/endpoints.ts'
import { endpointText } from '#lib/server/docs/endpoint-text.ts'
import { docPath, findDocPage } from '#lib/server/docs/pages.ts'

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
        <code className="font-card text-base wrap-anywhere">
          <strong className="font-semibold text-ink">{endpoint.method}</strong> {endpoint.path}
        </code>
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
