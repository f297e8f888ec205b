'use client'
import { useQuery } from '@tanstack/react-query'
import { KeysSection } from '#components/developers/keys-section.tsx'
import { Card } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useApi } from '#lib/browser/api-provider.tsx'
import { baseUrlQuery } from '#lib/browser/developers.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/developers.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export function KeysPage() {
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('apiKeys')}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">{t('whateverThesePagesDoA')}</p>
      <div className="flex flex-col gap-8">
        <KeysSection />
        <FirstRequest />
      </div>
    </>
  )
}

function FirstRequest() {
  const { data: baseUrl } = useQuery(baseUrlQuery(useApi()))
  if (baseUrl === undefined) return <Skeleton className="h-40" />
  const command = `curl -H "Authorization: Bearer YOUR_KEY" "${baseUrl}/orders?limit=1"`
  return (
    <section aria-labelledby="first-request">
      <Card className="flex flex-col gap-4">
        <h2 id="first-request" className="text-xl">
          {t('theFirstRequest')}
        </h2>
        <Line label={t('baseUrl')} value={baseUrl} copy={t('copyBaseUrl')} />
        <Line label={t('tryIt')} value={command} copy={t('copyCommand')} />
        <p className="text-sm text-ink-soft">
          {rich(t, 'theFirstOrderInFive', {
            a: (text) => (
              <a className="text-link" href="/docs/first-order">
                {text}
              </a>
            ),
            a2: (text) => (
              <a className="text-link" href="/api/openapi.json">
                {text}
              </a>
            ),
          })}
        </p>
      </Card>
    </section>
  )
}

const Line = ({ label, value, copy }: { label: string; value: string; copy: string }) => (
  <div>
    <p className="text-sm text-ink-soft">{label}</p>
    <p className="flex items-start gap-2 rounded-card border border-line bg-well py-1 pr-1 pl-3">
      <code className="grow py-1 font-card break-all">{value}</code>
      <CopyButton value={value} label={copy} />
    </p>
  </div>
)
