'use client'
import type { ReactNode } from 'react'
import { useReader } from '#components/docs/reader/use-reader.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/docs-reader.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What the examples take from the environment, as it is for whoever reads. Keeps its place while it is looked up. */
export function OwnValues() {
  const reader = useReader()
  return (
    <div data-visitor="known" data-print="hide" className="mb-6 min-h-20 border-l-2 border-accent pl-3 text-sm">
      {reader?.baseUrl !== undefined && (
        <>
          <p className="flex items-center gap-x-1">
            <code className="min-w-0 font-card break-all">{`export CALLSLIP_BASE_URL=${reader.baseUrl}`}</code>
            <CopyButton value={`export CALLSLIP_BASE_URL=${reader.baseUrl}`} label={t('copyTheBaseUrl')} />
          </p>
          <p className="text-ink-soft">
            {reader.key === undefined
              ? rich(t, 'makeAKey', { a: link('/developers') })
              : rich(t, 'yourKey', { key: <code className="font-card">{reader.key}</code> })}{' '}
            {reader.order &&
              rich(t, 'yourOrder', {
                number: reader.order.number,
                a: link(`/orders/${reader.order.id}`),
              })}
          </p>
        </>
      )}
    </div>
  )
}

const link = (href: string) => (text: ReactNode) => (
  <a className="text-link" href={href}>
    {text}
  </a>
)
