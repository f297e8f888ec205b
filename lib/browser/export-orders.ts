import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import type { Query } from '#lib/browser/caller.ts'
import { exportOrders as operation } from '#lib/orders/operations.ts'

/** Saves what the browser holds under a name, as a click on a link would. */
function save(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // At once would be too early: some browsers begin to read after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Fetched and not linked to, because the API takes a bearer token and no cookie. */
export const exportOrders = (api: Api) =>
  mutationOptions({
    mutationFn: async (query: Query<typeof operation>) => {
      const response = await api.fetch(operation, { params: {}, query })
      const [today] = new Date().toISOString().split('T')
      save(await response.blob(), `callslip-orders-${today}.csv`)
    },
  })
