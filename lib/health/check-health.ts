import type { OperatorActor } from '#lib/actor.ts'
import { getDb } from '#lib/db.ts'
import { checkStorage } from '#lib/files/check-storage.ts'
import { getEnv, type Environment } from '#lib/env.ts'
import { Prisma } from '#lib/generated/prisma/client.ts'
import { checkAudit } from '#lib/health/check-audit.ts'
import { checkDatabase } from '#lib/health/check-database.ts'
import { checkJobs } from '#lib/health/check-jobs.ts'
import { checkWebhooks } from '#lib/health/check-webhooks.ts'
import { checkWorker } from '#lib/health/check-worker.ts'
import { checkLegal } from '#lib/health/check-legal.ts'
import { checkLedger } from '#lib/health/check-ledger.ts'
import { checkSecrets } from '#lib/health/check-secrets.ts'
import { verdicts, type CheckedPart, type HealthPart, type HealthView, type PartName } from '#lib/health/schema.ts'
import { checkMail } from '#lib/mail/check-mail.ts'
import { findProviderIssues } from '#lib/payments/provider-issues.ts'
import { defineQuery, int4 } from '#lib/sql.ts'
import { catalogue } from '#lib/words/en/health.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const patienceMs = 5000
/** Enough for days of documents, however large the disk. */
const plentyBytes = 10_000_000_000

/** A part that can't answer is down; one that takes too long isn't waited for, or the page would tell nothing at all. */
async function guard(name: PartName, check: () => Promise<CheckedPart>): Promise<HealthPart> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs / 1000} seconds`)), patienceMs)
  })
  try {
    return { name, ...(await Promise.race([check(), late])) }
  } catch (error) {
    return {
      name,
      verdict: 'down',
      summary: t('outOfReach', {
        reason: error instanceof Error ? (error.message.split('\n').at(-1) ?? '') : t('noReasonGiven'),
      }),
      figures: [],
    }
  } finally {
    clearTimeout(timer)
  }
}

const countWaiting = defineQuery(
  { n: int4, late: int4 },
  (environment: Environment) => Prisma.sql`
    SELECT count(*)::int AS n, (count(*) FILTER (WHERE received_at < now() - interval '5 minutes'))::int AS late FROM provider_events
    WHERE processed_at IS NULL AND environment = ${environment}::"Environment"`,
)

async function checkProvider(environment: Environment): Promise<CheckedPart> {
  const begun = performance.now()
  const { issues, account, simulated } = await findProviderIssues(getEnv(), environment)
  const answeredAfter = Math.round(performance.now() - begun)
  const [row] = await countWaiting(getDb(), environment)
  const late = row?.late ?? 0
  const sentences = [
    ...issues.map(({ sentence }) => sentence),
    ...(late > 0 ? [t('ofItsEventsWaitFor', { late })] : []),
  ]
  return {
    verdict: issues.some(({ grave }) => grave) ? 'down' : sentences.length > 0 ? 'attention' : 'ok',
    summary: sentences.join(' ') || t('itAnswersAndItsEvents'),
    figures: [
      { label: t('environment'), value: environment },
      ...(account === undefined ? [] : [{ label: t('account'), value: simulated ? t('theSimulator') : account }]),
      { label: t('answerAfterMs'), value: answeredAfter },
      { label: t('eventsWaiting'), value: row?.n ?? 0 },
    ],
  }
}

async function checkMailPart(): Promise<CheckedPart> {
  const { server, waiting, oldestWaiting, refused } = await checkMail()
  const late = oldestWaiting !== null && Date.now() - oldestWaiting.getTime() > 10 * 60_000
  const words = {
    local: t('noMailServerIsSet'),
    reachable: t('theMailServerAnswers'),
    unreachable: t('theMailServerDoesNot'),
  }
  return {
    verdict: server === 'unreachable' ? 'down' : late ? 'attention' : 'ok',
    summary: `${words[server]}${late ? t('aMailHasWaitedFor') : ''}`,
    figures: [
      { label: t('waitingToBeSent'), value: waiting },
      ...(oldestWaiting ? [{ label: t('oldestOfThem'), value: oldestWaiting.toISOString() }] : []),
      { label: t('refusedForGood'), value: refused },
    ],
  }
}

async function checkStoragePart(): Promise<CheckedPart> {
  const begun = performance.now()
  const { kind, place, room } = await checkStorage()
  const tight = room !== undefined && room.left < Math.min(room.whole * 0.1, plentyBytes)
  const left = Math.round((room?.left ?? 0) / 1_000_000)
  return {
    verdict: tight ? 'attention' : 'ok',
    summary: tight ? t('littleRoomIsLeft', { place, left }) : t('writtenToReadFromAnd', { place }),
    figures: [
      { label: t('kind'), value: kind },
      ...(room ? [{ label: t('roomLeftMb'), value: left }] : []),
      { label: t('allOfItTookMs'), value: Math.round(performance.now() - begun) },
    ],
  }
}

/** Tries every part that the service leans on, all at once. */
export async function checkHealth({ environment }: OperatorActor): Promise<HealthView> {
  const parts = await Promise.all([
    guard('database', checkDatabase),
    guard('worker', checkWorker),
    guard('jobs', checkJobs),
    guard('webhooks', () => checkWebhooks(environment)),
    guard('provider', () => checkProvider(environment)),
    guard('ledger', () => checkLedger(environment)),
    guard('mail', checkMailPart),
    guard('storage', checkStoragePart),
    guard('secrets', checkSecrets),
    guard('legal', checkLegal),
    guard('audit', checkAudit),
  ])
  const worst = Math.max(...parts.map(({ verdict }) => verdicts.indexOf(verdict)))
  return { verdict: verdicts[worst] ?? 'ok', checkedAt: new Date().toISOString(), parts }
}
