import type { MetadataRoute } from 'next'

/** What a phone needs to put Callslip on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Callslip',
    short_name: 'Callslip',
    description: 'Copies of documents from archives anywhere.',
    start_url: '/orders',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f2e8',
    theme_color: '#f6f2e8',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
