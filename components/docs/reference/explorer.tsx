'use client'
import { useEffect, useRef, useState } from 'react'
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import '#components/docs/reference/explorer.css'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { fetchDocument, serverOf } from '#lib/browser/api-document.ts'
import { catalogue } from '#lib/words/en/docs-reference.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  /** The bearer for the next request; undefined where there is none. */
  getBearer: () => Promise<string | undefined>
}

const Nothing = () => null
// What this page says itself, or has no use for.
const parts = {
  info: () => Nothing,
  SchemesContainer: () => Nothing,
  ServersContainer: () => Nothing,
  authorizeBtn: () => Nothing,
  authorizeOperationBtn: () => Nothing,
}
const methods = ['get', 'post', 'patch', 'put', 'delete']

/** Names and stops of the keyboard that the library leaves out, put in whenever it has drawn something. */
function complete(root: HTMLElement): void {
  for (const code of root.querySelectorAll('pre.microlight:not([tabindex])')) code.setAttribute('tabindex', '0')
  for (const select of root.querySelectorAll('select.examples-select-element:not([aria-label])'))
    select.setAttribute('aria-label', t('example'))
  for (const body of root.querySelectorAll('textarea.body-param__text:not([aria-label])'))
    body.setAttribute('aria-label', t('body'))
}

function keepComplete(root: HTMLElement): MutationObserver {
  const observer = new MutationObserver(() => complete(root))
  observer.observe(root, { childList: true, subtree: true })
  return observer
}

function draw(
  domNode: HTMLElement,
  spec: Awaited<ReturnType<typeof fetchDocument>>,
  supportedSubmitMethods: string[],
  getBearer: Props['getBearer'],
  onComplete: () => void,
): void {
  SwaggerUI({
    domNode,
    spec,
    layout: 'BaseLayout',
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    deepLinking: false,
    operationsSorter: 'alpha',
    tryItOutEnabled: true,
    displayRequestDuration: true,
    validatorUrl: null,
    supportedSubmitMethods,
    requestInterceptor: async (request) => {
      const token = await getBearer()
      if (token !== undefined) request.headers['Authorization'] = `Bearer ${token}`
      if (request.method !== 'GET') request.headers['Idempotency-Key'] ??= crypto.randomUUID()
      request.credentials = 'omit'
      return request
    },
    onComplete,
    plugins: [{ wrapComponents: parts }],
  })
}

/**
 * Swagger UI over the OpenAPI document. Loaded on demand: it is half a megabyte. Requests carry the bearer of this page
 * and no cookie; nothing is asked of any other host.
 */
export default function Explorer({ getBearer }: Props) {
  const node = useRef<HTMLDivElement>(null)
  const bearer = useRef(getBearer)
  const [state, setState] = useState<'loading' | 'ready' | 'foreign' | 'failed'>('loading')
  useEffect(() => {
    bearer.current = getBearer
  })
  useEffect(() => {
    let wanted = true
    const observer = node.current ? keepComplete(node.current) : undefined
    const show = async () => {
      const document = await fetchDocument()
      if (!wanted || !node.current) return
      // The API answers no foreign page (no CORS), so elsewhere it can be read but not tried.
      const foreign = new URL(serverOf(document), location.origin).origin !== location.origin
      draw(
        node.current,
        document,
        foreign ? [] : methods,
        () => bearer.current(),
        () => {
          if (wanted) setState(foreign ? 'foreign' : 'ready')
        },
      )
    }
    show().catch(() => setState('failed'))
    return () => {
      wanted = false
      observer?.disconnect()
    }
  }, [])
  return (
    <>
      {state === 'loading' && <SkeletonList rows={8} rowClassName="h-12" label={t('loadingTheEndpoints')} />}
      {state === 'failed' && (
        <p role="alert" className="text-danger">
          {t('theDescriptionOfTheApi')}
        </p>
      )}
      {state === 'foreign' && <p className="mb-4 text-ink-soft">{t('theDevelopmentBaseUrlIs')}</p>}
      <div ref={node} />
    </>
  )
}
