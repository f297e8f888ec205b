'use client'
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { AccessTokenInput } from '#lib/clients/schema.ts'
import { makeApi, type Api } from '#lib/client/api.ts'
import { useEnvironment } from '#lib/client/environment.ts'

const Context = createContext<Api | undefined>(undefined)

type Props = { role: NonNullable<AccessTokenInput['role']>; clientId?: string | undefined; children: ReactNode }

/** Says for whom everything below speaks; the environment is the one that the switch shows. */
export function ApiProvider({ role, clientId, children }: Props) {
  const environment = useEnvironment()
  const api = useMemo(() => makeApi({ environment, role, ...(clientId === undefined ? {} : { clientId }) }), [environment, role, clientId])
  return <Context value={api}>{children}</Context>
}

/** As what the person is here; undefined outside of the signed-in pages. */
export const useRole = () => use(Context)?.identity.role

/** The API as the signed-in person may use it here. */
export function useApi(): Api {
  const api = use(Context)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}
