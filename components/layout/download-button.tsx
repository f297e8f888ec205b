import { useRef, useState } from 'react'
import { Button, type ButtonProps } from '#components/ui/button.tsx'
import { toast } from '#components/ui/toast.ts'
import { useApi } from '#lib/browser/api-provider.tsx'
import { download, type DownloadFile } from '#lib/browser/download.ts'
import { asFailure } from '#lib/browser/failure.ts'
import type { Operation } from '#lib/operation.ts'

/** A download under way: how many bytes have come, undefined while there is none, and what begins and stops it. */
export function useDownload<O extends Operation>(file: DownloadFile<O>, done?: string) {
  const api = useApi()
  const [received, setReceived] = useState<number>()
  const end = useRef<AbortController>(undefined)
  const start = async () => {
    const { signal } = (end.current = new AbortController())
    try {
      const saved = await download(api, file, signal, setReceived)
      if (saved && done !== undefined) toast.success(done)
    } catch (error) {
      if (!signal.aborted) toast.error(asFailure(error).message)
    } finally {
      setReceived(undefined)
    }
  }
  return { received, start: () => void start(), stop: () => end.current?.abort() }
}

/** Saves a small file of the API. */
export function DownloadButton<O extends Operation>({
  operation,
  params,
  query,
  name,
  ...rest
}: DownloadFile<O> & Omit<ButtonProps, 'name' | 'onClick' | 'pending'>) {
  const { received, start } = useDownload({ operation, params, query, name })
  return <Button look="secondary" pending={received !== undefined} onClick={start} {...rest} />
}
