import { connection } from 'next/server'
import { Landing } from '#components/landing/landing.tsx'
import { recallLandingFigures } from '#lib/figures/recall-landing-figures.ts'
import { describeFee } from '#lib/payments/describe-fee.ts'

export default async function LandingPage() {
  // The fee is the deployment's own setting, unknown while building, and so are its figures.
  await connection()
  return <Landing {...describeFee()} figures={await recallLandingFigures()} />
}
