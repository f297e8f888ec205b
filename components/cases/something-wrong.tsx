'use client'
import { useState } from 'react'
import { CaseForm } from '#components/cases/case-form.tsx'
import { ChangesMoney } from '#components/orders/money-effect.tsx'
import { ChangesForm } from '#components/orders/request-changes.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { RadioCards } from '#components/ui/radio-cards.tsx'
import type { OfferView } from '#lib/offers/schema.ts'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/cases.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { view: OrderView; offer: OfferView | undefined; open: boolean; onClose: () => void }
type Way = 'changes' | 'case'

/** One door for whatever is wrong: it leads to the researcher, or to Callslip. */
export function SomethingWrong({ view, offer, open, onClose }: Props) {
  const [chosen, setChosen] = useState<Way>()
  const { openCaseId } = view.order
  // Before and after a delivery nothing can be changed, and of two cases the first has to be decided.
  const way = view.status !== 'delivered' ? 'case' : openCaseId === undefined ? chosen : 'changes'
  const close = () => {
    setChosen(undefined)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={way === undefined ? t('somethingIsWrong') : way === 'case' ? t('reportAProblem') : t('askForChanges')}
      description={
        way === 'changes' ? (
          <ChangesMoney view={view} offer={offer} />
        ) : way === 'case' ? (
          <CaseMeaning view={view} />
        ) : (
          t('nobodyIsPaidAndNothing')
        )
      }
    >
      {open && way === undefined && <Doors onChoose={setChosen} onClose={close} />}
      {open && way === 'changes' && <ChangesForm view={view} onClose={close} />}
      {open && way === 'case' && <CaseForm view={view} onClose={close} />}
    </Dialog>
  )
}

const CaseMeaning = ({ view: { status } }: Pick<Props, 'view'>) =>
  status === 'in_progress'
    ? t('aMessageToTheResearcher')
    : status === 'completed'
      ? t('anOperatorOfCallslipReads')
      : t('anOperatorOfCallslipReadsIt')

function Doors({ onChoose, onClose }: { onChoose: (way: Way) => void; onClose: () => void }) {
  const [way, setWay] = useState<Way>('changes')
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(way)
      }}
    >
      <RadioCards
        legend={t('whoShouldPutItRight')}
        name="way"
        selected={way}
        onChange={({ target }) => setWay(target.value === 'case' ? 'case' : 'changes')}
        options={[
          {
            value: 'changes',
            label: t('theResearcher'),
            description: t('youSayWhatShouldBe'),
          },
          {
            value: 'case',
            label: t('callslip'),
            description: t('youAndTheResearcherDont'),
          },
        ]}
      />
      <p className="text-sm text-ink-soft">{t('yourCardsBankCanBe')}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit">{t('goOn')}</Button>
      </div>
    </form>
  )
}
