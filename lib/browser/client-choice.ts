import { clientCookie } from '#lib/clients/client-cookie.ts'
import type { MeView } from '#lib/users/schema.ts'

/** The chosen client first, which is the one that the pages speak for. One that somebody doesn't belong to is nobody's. */
export const withChosenFirst = (me: MeView, chosen: string | undefined): MeView => ({
  ...me,
  clients: me.clients.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen)),
})

/** Moves the portal to another client; everything is fetched anew for it. */
export function chooseClient(clientId: string, path: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${clientCookie}=${clientId}; path=/; max-age=31536000; samesite=lax${secure}`
  location.assign(path)
}

/** Which one was chosen here, for pages that the server draws without knowing who reads them. */
export const chosenClient = (): string | undefined =>
  document.cookie
    .split(/; */)
    .find((pair) => pair.startsWith(`${clientCookie}=`))
    ?.slice(clientCookie.length + 1)
