'use client'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { EndpointsSection } from '#components/developers/endpoints-section.tsx'
import { KeysSection } from '#components/developers/keys-section.tsx'
import { Card } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/client/api-provider.tsx'
import { baseUrlQuery } from '#lib/client/developers.ts'

export function DevelopersPage() {
  return (
    <>
      <h1 className="mb-2 text-3xl">Developers</h1>
      <p className="mb-6 max-w-prose text-ink-soft">
        Whatever these pages do, a program can do over REST. The{' '}
        <Link className="text-accent underline" href="/docs">
          documentation
        </Link>{' '}
        begins with a <Link className="text-accent underline" href="/docs/first-order">first order in five minutes</Link>; the whole interface as data is the{' '}
        <a className="text-accent underline" href="/api/openapi.json">
          OpenAPI document
        </a>
        .
      </p>
      <div className="flex flex-col gap-8">
        <FirstRequest />
        <KeysSection />
        <EndpointsSection />
      </div>
    </>
  )
}

function FirstRequest() {
  const { data: baseUrl } = useQuery(baseUrlQuery(useApi()))
  const command = `curl -H 'Authorization: Bearer YOUR_KEY' ${baseUrl ?? ''}/orders`
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">Base URL</h2>
      {baseUrl === undefined ? (
        <Skeleton className="h-16" />
      ) : (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <code className="font-card break-all">{baseUrl}</code>
            <CopyButton value={baseUrl} label="Copy base URL" />
          </p>
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            <code className="font-card break-all">{command}</code>
            <CopyButton value={command} label="Copy command" />
          </p>
        </>
      )}
    </Card>
  )
}
