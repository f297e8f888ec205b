import { mutationOptions } from '@tanstack/react-query'
import type { Api } from '#lib/browser/api.ts'
import { exportEarnings } from '#lib/earnings/operations.ts'

/** Saves the table as a file; a plain link couldn't carry the token. */
export const saveEarnings = (api: Api) =>
  mutationOptions({
    mutationFn: async () => {
      const response = await api.fetch(exportEarnings, { params: {} })
      const address = URL.createObjectURL(await response.blob())
      const link = Object.assign(document.createElement('a'), { href: address, download: 'earnings.csv' })
      link.click()
      // The browser reads it in its own time.
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    },
  })
