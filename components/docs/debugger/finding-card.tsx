import { StatusBadge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { causeSentences } from '#components/docs/debugger/cause-sentences.ts'
import type { Finding } from '#lib/server/docs/explain-signature.ts'
import type { Difference } from '#lib/server/docs/find-difference.ts'
import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/docs-debugger.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const verdicts = () =>
  ({
    valid: { tone: 'accent', word: 'valid' },
    explained: { tone: 'caution', word: t('notValidAndThisIs') },
    unexplained: { tone: 'danger', word: t('notValid') },
  }) as const

const which = () => [t('theSecret'), t('theOtherSecret')]

/** One signature: whether it holds and, where it doesn't, what must have happened. */
export function FindingCard({ finding, hasTwoSecrets }: { finding: Finding; hasTwoSecrets: boolean }) {
  const { subject, verdict, causes, given, expected, secret, body, signature } = finding
  const { tone, word } = verdicts()[verdict]
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">{subject === 'own' ? t('whatYourProgramComputed') : <bdi>{subject}</bdi>}</h3>
        <StatusBadge tone={tone} ended={verdict !== 'valid'}>
          {word}
        </StatusBadge>
      </div>
      {verdict === 'valid' && (
        <p>
          {t('itIsTheSignatureOf')} {which()[hasTwoSecrets ? (secret ?? 0) : 0]}.
        </p>
      )}
      {causes.length > 0 && (
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {causes.map((cause) => (
            <li key={cause}>
              <WithCode text={causeSentences()[cause]} />
            </li>
          ))}
        </ul>
      )}
      {hasTwoSecrets && verdict === 'explained' && secret !== undefined && (
        <p className="text-ink-soft">
          {t('itWasSignedWith')} {which()[secret]}.
        </p>
      )}
      {body && <DifferenceView difference={body} given={t('yourBody')} signed={t('asItWasSigned')} />}
      {signature && (
        <DifferenceView difference={signature} given={t('yourSignature')} signed={t('theWholeSignature')} />
      )}
      {verdict !== 'valid' && (
        <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
          <dt className="text-ink-soft">{t('given')}</dt>
          <dd className="font-card break-all">{given}</dd>
          <dt className="text-ink-soft">{t('byTheseBytes')}</dt>
          <dd className="font-card break-all">{expected}</dd>
        </dl>
      )}
    </Card>
  )
}

/** A sentence whose words between backticks are code. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, i) =>
    i % 2 === 1 ? (
      <code key={i} className="rounded-sm bg-well px-1 font-card">
        {part}
      </code>
    ) : (
      part
    ),
  )
}

const nameOf = (byte: number | undefined) =>
  byte === undefined ? 'nothing' : `0x${byte.toString(16).padStart(2, '0')}`
/** Characters that can't be seen, made visible. */
const visible = (text: string) =>
  text
    .replaceAll('\uFEFF', '[BOM]')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replaceAll(/^ +| +$/g, (spaces) => '·'.repeat(spaces.length))

export function DifferenceView({
  difference,
  given,
  signed,
}: {
  difference: Difference
  given: string
  signed: string
}) {
  const { offset, before, givenAfter, signedAfter } = difference
  return (
    <div className="rounded-card bg-well p-3">
      <p className="mb-2 text-sm">
        {rich(t, 'theFirstByteThatDiffers', {
          strong: <strong>{offset}</strong>,
          given: nameOf(difference.given),
          signed: nameOf(difference.signed),
        })}
      </p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
        {[
          [given, givenAfter],
          [signed, signedAfter],
        ].map(([name = '', after = '']) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-card break-all whitespace-pre-wrap">
              {offset > 24 && '…'}
              {visible(before)}
              <mark className="rounded-sm bg-caution-soft text-caution">{visible(after) || t('end')}</mark>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
