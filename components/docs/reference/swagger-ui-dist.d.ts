// The package brings no types; these are for what is used of it here.
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  import type { ComponentType } from 'react'
  type Outgoing = { url: string; method?: string; headers: Record<string, string>; credentials?: RequestCredentials }
  type Options = {
    domNode: HTMLElement
    spec: unknown
    layout: 'BaseLayout'
    docExpansion: 'list' | 'none'
    defaultModelsExpandDepth: number
    deepLinking: boolean
    operationsSorter: 'alpha'
    tryItOutEnabled: boolean
    displayRequestDuration: boolean
    /** A page of the library's authors would be asked otherwise. */
    validatorUrl: null
    supportedSubmitMethods: readonly string[]
    requestInterceptor: (request: Outgoing) => Outgoing | Promise<Outgoing>
    onComplete: () => void
    plugins: readonly { wrapComponents: Record<string, () => ComponentType> }[]
  }
  const SwaggerUI: (options: Options) => unknown
  export default SwaggerUI
}
