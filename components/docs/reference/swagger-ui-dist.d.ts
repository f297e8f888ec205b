// The package brings no types; these are for what is used of it here.
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  import type { ComponentType, createElement } from 'react'
  type GetComponent = (name: string, container?: boolean) => ComponentType
  /** What Immutable keeps a request in. */
  type Kept = { hasIn: (path: string[]) => boolean; setIn: (path: string[], value: string) => Kept }
  export type CurlProps = { request: Kept }
  type System = { React: { createElement: typeof createElement } }
  export type Plugin = (system: System) => {
    components: Record<string, ComponentType<{ getComponent: GetComponent }>>
    wrapComponents: Record<string, (original: ComponentType<CurlProps>) => ComponentType<CurlProps>>
  }
  type Outgoing = { url: string; method?: string; headers: Record<string, string>; credentials?: RequestCredentials }
  type Options = {
    domNode: HTMLElement
    spec: unknown
    layout: string
    docExpansion: 'full'
    defaultModelsExpandDepth: number
    deepLinking: boolean
    tryItOutEnabled: boolean
    displayRequestDuration: boolean
    /** A page of the library's authors would be asked otherwise. */
    validatorUrl: null
    supportedSubmitMethods: readonly string[]
    requestInterceptor: (request: Outgoing) => Outgoing | Promise<Outgoing>
    onComplete: () => void
    plugins: readonly (Plugin | { wrapComponents: Record<string, () => ComponentType> })[]
  }
  const SwaggerUI: (options: Options) => unknown
  export default SwaggerUI
}
