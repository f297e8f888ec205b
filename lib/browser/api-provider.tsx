'use client'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { makeApi, type Api } from '#lib/browser/api.ts'
import { browserApi } from '#lib/browser/browser-api.ts'
import { useEnvironment } from '#lib/browser/environment.ts'
import { offline, readFailure } from '#lib/browser/failure.ts'
import { identityOf, type Role } from '#lib/browser/identity.ts'
import type { OperatorRole } from '#lib/users/operator-roles.ts'
import type { MeView } from '#lib/users/schema.ts'

const Context = createContext<Api | undefined>(undefined)
/** What the person may do here follows from one of these; a researcher has neither, and no room that isn't theirs. */
type Roles = { client?: MeView['clients'][number] | undefined; operator?: OperatorRole | undefined }
const RoleContext = createContext<Roles>({})

type Props = { me: MeView; role: Role; children: ReactNode }

/** Says for whom everything below speaks; the environment is the one that the switch shows. */
export function ApiProvider({ me, role, children }: Props) {
  const environment = useEnvironment()
  const { clientId } = identityOf(me, role, environment)
  // By value: the person comes anew from the server with every navigation.
  const api = useMemo(
    () => browserApi({ environment, role, ...(clientId === undefined ? {} : { clientId }) }),
    [environment, role, clientId],
  )
  const [client] = me.clients
  const roles = role === 'customer' ? { client } : role === 'operator' ? { operator: me.operatorRole } : {}
  return (
    <Context value={api}>
      <RoleContext value={roles}>{children}</RoleContext>
    </Context>
  )
}

/** Asks nothing that needs an account: where visitors may, everybody is shown the same. */
const visitorApi = makeApi({ environment: 'production' }, async (_, path, init) => {
  const response = await fetch(`/api/visitors${path}`, { ...init, credentials: 'omit' }).catch((error: unknown) => {
    if (init.signal?.aborted && error instanceof DOMException && error.name === 'AbortError') throw error
    throw offline()
  })
  if (!response.ok) throw await readFailure(response)
  return response
})

/** For whoever isn't signed in, and orders all the same. */
export const VisitorApiProvider = ({ children }: { children: ReactNode }) => (
  <Context value={visitorApi}>{children}</Context>
)

/** The client that somebody works for, with their role there; undefined for those who don't order. */
export const useClient = () => use(RoleContext).client

/** From which role here it follows what the person may do. */
export const useRoles = () => use(RoleContext)

/** As what the person is here; undefined for a visitor. */
export const useRole = () => use(Context)?.identity.role

/** The API as the signed-in person may use it here. */
export function useApi(): Api {
  const api = use(Context)
  if (!api) throw new Error('useApi needs an ApiProvider above it')
  return api
}
