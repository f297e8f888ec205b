import { outcomeOf } from '#components/webhooks/endpoint-state.tsx'
import { Banner } from '#components/ui/banner.tsx'
import type { VerificationView } from '#lib/go-live/schema.ts'

/** Whether the server tells a signed ping from a forged one. */
export const VerificationResult = ({ outcome: { verified, signed, forged, hint } }: { outcome: VerificationView }) => (
  <Banner
    role="status"
    tone={verified ? 'accent' : 'danger'}
    title={
      verified
        ? 'It checks signatures'
        : signed.statusCode === undefined && forged.statusCode === undefined
          ? 'It does not answer'
          : 'It does not check signatures yet'
    }
  >
    <ul className="my-1 list-disc pl-5">
      <li>
        A signed ping: {outcomeOf(signed)} {signed.ok ? '(taken, as it should be)' : '(should be answered with 2xx)'}
      </li>
      <li>
        A forged ping: {outcomeOf(forged)} {forged.ok ? '(refused, as it should be)' : '(should be refused with 4xx)'}
      </li>
    </ul>
    <p>
      {hint}{' '}
      {!verified && (
        <a className="text-link" href="/docs/webhooks/debugger">
          Find the byte that differs
        </a>
      )}
    </p>
  </Banner>
)
