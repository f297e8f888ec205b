'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { asFailure } from '#lib/browser/failure.ts'

const retryable = (count: number, error: unknown) => count < 2 && asFailure(error).mayRecover

function makeClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: retryable,
        // Offline, a query shall fail and say so, not wait in silence.
        networkMode: 'always',
      },
      // The same key goes with every try (lib/browser/idempotency.ts), so trying again is safe.
      mutations: { retry: retryable, networkMode: 'always' },
    },
  })
}

/** Server state lives in memory only; nothing of it is written to the browser's storage. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
