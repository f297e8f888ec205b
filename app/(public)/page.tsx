export default function LandingPage() {
  return (
    <main className="mx-auto max-w-2xl px-6 py-16">
      <h1 className="font-serif text-4xl">Callslip</h1>
      <p className="mt-4 text-lg">Order copies of documents from archives anywhere, through one REST API.</p>
      <p className="mt-4">
        The API is described at <a className="underline" href="/api/openapi.json">/api/openapi.json</a>.
      </p>
    </main>
  )
}
