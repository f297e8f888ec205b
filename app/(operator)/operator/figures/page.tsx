import type { Metadata } from 'next'
import { FiguresPage } from '#components/operator/figures-page.tsx'

export const metadata: Metadata = { title: 'Figures' }

export default function Page() {
  return <FiguresPage />
}
