'use client'
import { Link } from '#components/ui/link.tsx'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { catalogue } from '#lib/words/en/ui.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type EmptyStateProps = {
  title: string
  /** `h1` where it stands for the whole page. */
  level?: 'h1' | 'h2'
  children?: ReactNode
  action?: ReactNode
  icon?: ReactNode
}

/** Nothing here yet, why, and the one thing to do about it. */
export function EmptyState({ title, level: Heading = 'h2', children, action, icon }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-6 py-12 text-center">
      {icon && <span className="text-ink-soft">{icon}</span>}
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="max-w-prose text-ink-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}

type ErrorStateProps = {
  title?: string
  level?: 'h1' | 'h2'
  message: string
  requestId?: string | undefined
  requestHref?: string | undefined
  onRetry?: (() => void) | undefined
  retrying?: boolean
}

/** What went wrong in a sentence, the number that finds it in our logs (and in the reader's own, where they have one), and another try. */
export function ErrorState({
  title = t('thatDidNotWork'),
  level: Heading = 'h2',
  message,
  requestId,
  requestHref,
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-card border border-danger/40 bg-danger-soft p-5"
    >
      <Heading className="text-xl text-danger">{title}</Heading>
      <p>{message}</p>
      {requestId && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {t('request')}{' '}
          {requestHref ? (
            <Link className="text-link font-card" href={requestHref}>
              {requestId}
            </Link>
          ) : (
            <span className="font-card">{requestId}</span>
          )}
          <CopyButton value={requestId} label={t('copyRequestNumber')} />
        </p>
      )}
      {onRetry && (
        <Button look="secondary" size="sm" pending={retrying} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  )
}
