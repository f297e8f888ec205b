'use client'
import { useEffect, useRef, useState } from 'react'
import SwaggerUI, { type CurlProps, type Plugin } from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import 'swagger-ui-dist/swagger-ui.css'
import '#components/docs/reference/explorer.css'
import { SkeletonList } from '#components/ui/skeleton.tsx'
import { forTrying, serverOf, type Documented } from '#lib/browser/api-document.ts'
import { catalogue } from '#lib/words/en/docs-reference.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  document: Documented
  /** The one operation that is shown. */
  only: string
  /** The bearer for the next request; undefined where there is none. */
  getBearer: () => Promise<string | undefined>
}

const Nothing = () => null
// What this page says itself.
const parts = { authorizeOperationBtn: () => Nothing }

/** The operations alone: the library's own layout brings a second <main>, and much that is hidden here. */
const plain: Plugin = ({ React: { createElement } }) => ({
  components: {
    PlainLayout: ({ getComponent }) =>
      createElement(
        'div',
        { className: 'swagger-ui' },
        createElement(getComponent('SvgAssets')),
        createElement(getComponent('errors', true)),
        createElement(getComponent('operations', true)),
      ),
  },
  wrapComponents: {
    // Whoever looks over a shoulder, or is sent the command, sees no token.
    curl: (Original) => (props) => createElement(Original, { ...props, request: withoutToken(props.request) }),
  },
})
const authorization = ['headers', 'Authorization']
const instead = 'YOUR_KEY'
const withoutToken = (request: CurlProps['request']) =>
  request.hasIn(authorization) ? request.setIn(authorization, `Bearer ${instead}`) : request

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
  spec: Documented,
  supportedSubmitMethods: string[],
  getBearer: Props['getBearer'],
  onComplete: () => void,
): void {
  SwaggerUI({
    domNode,
    spec,
    layout: 'PlainLayout',
    docExpansion: 'full',
    defaultModelsExpandDepth: -1,
    deepLinking: false,
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
    plugins: [{ wrapComponents: parts }, plain],
  })
}

/**
 * One operation in Swagger UI, which takes seconds for the whole document. Requests carry the bearer of this page and no
 * cookie; nothing is asked of any other host.
 */
export function TriedOperation({ document, only, getBearer }: Props) {
  const node = useRef<HTMLDivElement>(null)
  const bearer = useRef(getBearer)
  const [state, setState] = useState<'loading' | 'ready' | 'foreign'>('loading')
  useEffect(() => {
    bearer.current = getBearer
  })
  useEffect(() => {
    if (!node.current) return
    const observer = keepComplete(node.current)
    const spec = forTrying(document, location.origin, only)
    // The API answers no foreign page (no CORS), so elsewhere it can be read but not tried.
    const foreign = new URL(serverOf(spec), location.origin).origin !== location.origin
    draw(
      node.current,
      spec,
      foreign ? [] : methods,
      () => bearer.current(),
      () => setState(foreign ? 'foreign' : 'ready'),
    )
    return () => observer.disconnect()
  }, [document, only])
  return (
    <>
      {state === 'loading' && <SkeletonList rows={8} rowClassName="h-12" label={t('loadingTheEndpoints')} />}
      {state === 'foreign' && <p className="mb-4 text-ink-soft">{t('theDevelopmentBaseUrlIs')}</p>}
      <div ref={node} />
    </>
  )
}
