'use client'
import { readFilters, type QueueFilterName, type QueueFilters } from '#components/operator/queue/queue-query.ts'
import { changeAddress, useAddress } from '#components/ui/use-address.ts'

/** What narrows and sorts the queue, in the address; another choice begins its list anew. */
export function useQueueFilters(): [QueueFilters, (name: QueueFilterName, value: string) => void] {
  const address = useAddress()
  return [
    readFilters((name) => address.get(name)),
    (name, value) => changeAddress({ after: undefined, [name]: value }, { step: name === 'after' }),
  ]
}
