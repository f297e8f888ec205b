import { outcomeOf } from '#components/webhooks/endpoint-state.tsx'
import { Banner } from '#components/ui/banner.tsx'
import type { VerificationView } from '#lib/go-live/schema.ts'
import { catalogue } from '#lib/words/en/webhooks.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Whether the server tells a signed ping from a forged one. */
export const VerificationResult = ({ outcome: { verified, signed, forged, hint } }: { outcome: VerificationView }) => (
  <Banner
    role="status"
    tone={verified ? 'accent' : 'danger'}
    title={
      verified
        ? t('itChecksSignatures')
        : signed.statusCode === undefined && forged.statusCode === undefined
          ? t('itDoesNotAnswer')
          : t('itDoesNotCheckSignatures')
    }
  >
    <ul className="my-1 list-disc pl-5">
      <li>
        {t('aSignedPing', {
          signed: outcomeOf(signed),
          verdict: signed.ok ? t('takenAsItShouldBe') : t('shouldBeAnsweredWith2xx'),
        })}
      </li>
      <li>
        {t('aForgedPing', {
          forged: outcomeOf(forged),
          verdict: forged.ok ? t('refusedAsItShouldBe') : t('shouldBeRefusedWith4xx'),
        })}
      </li>
    </ul>
    <p>
      {hint}{' '}
      {!verified && (
        <a className="text-link" href="/docs/webhooks/debugger">
          {t('findTheByteThatDiffers')}
        </a>
      )}
    </p>
  </Banner>
)
