import type { Call } from '#lib/server/docs/samples/call.ts'
import { dialects, literal } from '#lib/server/docs/samples/literal.ts'

const { ruby: dialect } = dialects
const verbs: Record<string, string> = { GET: 'Get', POST: 'Post', PUT: 'Put', PATCH: 'Patch', DELETE: 'Delete' }

/** A call in Ruby, with what comes with it. */
export function ruby({ method, path, query, json, file, keyed, answer, saveAs }: Call): string {
  const pairs = query.map(([name, value]) => `${name}: ${literal(value, dialect)}`).join(', ')
  const isJson = answer === 'json' || answer === 'list'
  const used = [...(json !== undefined || isJson ? ['json'] : []), 'net/http', ...(keyed ? ['securerandom'] : [])]
  const ends = {
    json: ['puts JSON.pretty_generate(JSON.parse(response.body))'],
    list: ['puts JSON.pretty_generate(JSON.parse(response.body))'],
    text: ['puts response.body'],
    lines: [],
    file: [`File.binwrite("${saveAs}", response.body)`],
    // The key stays here: the address is the permission.
    link: [`File.binwrite("${saveAs}", Net::HTTP.get(URI(response["Location"])))`],
  }[answer]
  const good = answer === 'link' ? 'Net::HTTPRedirection' : 'Net::HTTPSuccess'
  const start = 'Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https")'
  const sent =
    answer === 'lines'
      ? [`${start} do |http|`, '  http.request(request) { |response| response.read_body { |part| print part } }', 'end']
      : [
          `response = ${start} { |http| http.request(request) }`,
          `abort "#{response.code} #{response.body}" unless response.is_a?(${good})`,
        ]
  return [
    ...used.map((name) => `require "${name}"`),
    '',
    `uri = URI("#{ENV.fetch("CALLSLIP_BASE_URL")}${path}")`,
    ...(pairs === '' ? [] : [`uri.query = URI.encode_www_form(${pairs})`]),
    `request = Net::HTTP::${verbs[method]}.new(uri)`,
    'request["Authorization"] = "Bearer #{ENV.fetch("CALLSLIP_API_KEY")}"',
    ...(keyed ? ['request["Idempotency-Key"] = SecureRandom.uuid'] : []),
    ...(json === undefined
      ? []
      : ['request["Content-Type"] = "application/json"', `request.body = JSON.generate(${literal(json, dialect)})`]),
    ...(file ? [`request["Content-Type"] = "${file.type}"`, `request.body = File.binread("${file.name}")`] : []),
    '',
    ...sent,
    ...ends,
  ].join('\n')
}
