'use client'
import { PlaceFields } from '#components/orders/new/archive-fields.tsx'
import { AttachmentFields } from '#components/orders/new/attachment-fields.tsx'
import { InstructionsField } from '#components/orders/new/document-fields.tsx'
import { OwnFields, Part } from '#components/orders/new/order-fields.tsx'
import { PersonFields } from '#components/orders/new/person-fields.tsx'
import { FixedPriceField, FixedPriceSum } from '#components/orders/new/price-fields.tsx'
import { Details } from '#components/ui/card.tsx'
import type { OrderView } from '#lib/orders/schema.ts'
import { catalogue } from '#lib/words/en/orders-change.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** What stays, and what may be said otherwise. */
export const ChangeFields = ({ view: { id, order }, feeBps }: { view: OrderView; feeBps: number }) => (
  <>
    <Part title={t('whatStays')} hint={t('forAnotherArchiveOrDocument')}>
      <Details
        items={[
          { label: t('archive'), value: order.repositoryName },
          { label: t('document'), value: order.documentType },
          {
            label: t('price'),
            value:
              order.pricingMode === 'FIXED'
                ? t('fixedByYouIn', { currency: order.currency })
                : t('byOffersIn', { currency: order.currency }),
          },
        ]}
      />
    </Part>
    <Part title={t('whereItHappened')}>
      <PlaceFields />
    </Part>
    <Part title={t('whatYouKnow')}>
      <InstructionsField />
    </Part>
    <Part title={t('whomItIsAbout')} hint={t('optionalButMostRecordsAre')}>
      <PersonFields />
    </Part>
    <Part title={t('whatHelpsToFindIt')} hint={t('optional')}>
      <AttachmentFields name={id} />
    </Part>
    {order.pricingMode === 'FIXED' && (
      <Part title={t('whatItMayCost')}>
        <FixedPriceField />
        <FixedPriceSum feeBps={feeBps} />
      </Part>
    )}
    <Part title={t('forYourOwnFiles')} hint={t('researchersDontSeeThis')}>
      <OwnFields />
    </Part>
  </>
)
