'use client'
import type { ReactNode } from 'react'
import { countryName } from '#components/orders/country-names.ts'
import { DuplicateWarning } from '#components/orders/new/duplicate-warning.tsx'
import { useHeadingFocus } from '#components/orders/new/use-heading-focus.ts'
import { PriceWithFee } from '#components/orders/new/price-fields.tsx'
import { CatalogueCard, Details } from '#components/ui/card.tsx'
import { useReader } from '#components/ui/locale.ts'
import { TypedText } from '#components/ui/typed-text.tsx'
import type { PlaceOrderInput } from '#lib/orders/schema.ts'
import { personName } from '#lib/orders/title.ts'
import { catalogue } from '#lib/words/en/orders-new.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  order: PlaceOrderInput
  /** The names of the files that go with it. */
  attached?: readonly string[]
  feeBps: number
  children: ReactNode
}

/** The order as it will be sent, to be read once more; `children` send it. */
export function ReviewOrder({ order, attached = [], feeBps, children }: Props) {
  const { repositoryName, archiveRepositoryId = '', externalOrderRef = '', personsOfInterest = [] } = order
  return (
    <div className="flex flex-col gap-5">
      <h2 ref={useHeadingFocus()} tabIndex={-1} className="text-2xl outline-none">
        {t('readItOnceMore')}
      </h2>
      <DuplicateWarning
        candidate={{ repositoryName, archiveRepositoryId, externalOrderRef, persons: personsOfInterest }}
      />
      <OrderCard order={order} attached={attached} feeBps={feeBps} />
      {children}
      <p className="text-sm text-ink-soft">{t('placingAnOrderCostsNothing')}</p>
    </div>
  )
}

function OrderCard({ order, attached, feeBps }: Required<Omit<Props, 'children'>>) {
  const { locale } = useReader()
  const {
    repositoryName,
    documentType,
    location,
    countryISOA3,
    personsOfInterest = [],
    instructions,
    customerName,
    externalOrderRef,
    pricingMode,
    fixedPrice,
    currency = '',
  } = order
  const items: { label: string; value: ReactNode }[] = [
    { label: t('archive'), value: repositoryName },
    { label: t('place'), value: countryISOA3 ? `${location}, ${countryName(countryISOA3, locale)}` : location },
    {
      label: t('persons'),
      value: (personsOfInterest.length > 0 && <Persons persons={personsOfInterest} />) || t('noneNamed'),
    },
    { label: t('instructions'), value: instructions && <TypedText as="span">{instructions}</TypedText> },
    { label: t('attached'), value: attached.length > 0 && attached.join(', ') },
    {
      label: t('price'),
      value:
        pricingMode === 'FIXED' && fixedPrice !== undefined ? (
          <PriceWithFee amount={fixedPrice} code={currency} feeBps={feeBps} />
        ) : (
          t('byOffersIn', { currency })
        ),
    },
    { label: t('customer'), value: customerName },
  ]
  return (
    <CatalogueCard callNumber={externalOrderRef} title={<bdi>{documentType}</bdi>} level="h3">
      <Details items={items} />
    </CatalogueCard>
  )
}

const Persons = ({ persons }: { persons: NonNullable<PlaceOrderInput['personsOfInterest']> }) => (
  <ul className="flex flex-col gap-1">
    {persons.map(({ birthDate, deathDate, note, ...name }, i) => (
      <li key={i}>
        {personName(name)}
        <span className="text-ink-soft">
          {[birthDate && t('born2', { birthDate }), deathDate && t('died2', { deathDate }), note && ` (${note})`]
            .filter(Boolean)
            .join('')}
        </span>
      </li>
    ))}
  </ul>
)
