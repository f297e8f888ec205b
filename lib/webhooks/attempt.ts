import type { Answer } from '#lib/webhooks/send-request.ts'

export type Attempt = Answer & {
  startedAt: Date
  durationMs: number
  /** How many attempts the row showed before this one. */
  seenAttempts: number
  /** Nothing was sent and nothing will be. */
  final?: boolean
  /** What its request was called, where it carried several events. */
  batchId?: string
}

export const isSuccess = ({ statusCode = 0 }: Pick<Attempt, 'statusCode'>) => statusCode >= 200 && statusCode < 300
