import { Details } from '#components/ui/card.tsx'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { ProductionAnswers } from '#lib/clients/schema.ts'
import { catalogue } from '#lib/words/en/go-live.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What was answered when production was asked for. */
export const AnswerList = ({
  answers: { useCase, ordersPerMonth, website, technicalContact, startDate, remarks },
}: {
  answers: ProductionAnswers
}) => (
  <Details
    items={[
      { label: t('whatFor'), value: <TypedText as="span">{useCase}</TypedText> },
      { label: t('ordersAMonth'), value: ordersPerMonth },
      { label: t('website'), value: website && <span className="break-all">{website}</span> },
      {
        label: t('technicalContact'),
        value: technicalContact && <span className="break-all">{technicalContact}</span>,
      },
      { label: t('begin'), value: startDate },
      { label: t('remarks'), value: remarks && <TypedText as="span">{remarks}</TypedText> },
    ]}
  />
)

/** The answers beside the purpose, in a line. */
export const answersLine = ({ ordersPerMonth, technicalContact, startDate }: ProductionAnswers) =>
  [
    ordersPerMonth !== undefined && t('aMonth', { ordersPerMonth }),
    startDate && t('begin2', { startDate }),
    technicalContact ?? t('noTechnicalContact'),
  ]
    .filter(Boolean)
    .join(' · ')
