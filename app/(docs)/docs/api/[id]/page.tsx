import type { Metadata } from 'next'
import { Endpoint } from '#components/docs/endpoint.tsx'
import { endpointIds, getEndpoint } from '#lib/server/docs/endpoints.ts'

type Props = { params: Promise<{ id: string }> }

// Each is drawn once, at the build.
export const dynamicParams = false
export const generateStaticParams = () => endpointIds().map((id) => ({ id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { summary, method, path } = getEndpoint((await params).id)
  return { title: summary, description: `${summary}: ${method} ${path}` }
}

export default async function Page({ params }: Props) {
  return <Endpoint id={(await params).id} />
}
