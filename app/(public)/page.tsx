import { connection } from 'next/server'
import { Landing } from '#components/landing/landing.tsx'
import { describeFee } from '#lib/payments/describe-fee.ts'

export default async function LandingPage() {
  // The fee is the deployment's own setting, unknown while building.
  await connection()
  return <Landing {...describeFee()} />
}
