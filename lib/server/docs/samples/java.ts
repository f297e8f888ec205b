import type { Call } from '#lib/server/docs/samples/call.ts'
import { dialects, literal } from '#lib/server/docs/samples/literal.ts'

const within = (text: string, indent: string) => text.replaceAll('\n', `\n${indent}`)
const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')

function publisherOf({ json, file }: Call): string {
  if (json !== undefined) return 'BodyPublishers.ofString(body)'
  return file ? `BodyPublishers.ofFile(Path.of("${file.name}"))` : 'BodyPublishers.noBody()'
}

const handlers = {
  json: 'ofString()',
  list: 'ofString()',
  text: 'ofString()',
  link: 'ofString()',
  lines: 'ofLines()',
  file: 'ofByteArray()',
}

function endsOf({ answer, saveAs }: Call): string[] {
  if (answer === 'lines') return ['response.body().forEach(System.out::println);']
  if (answer === 'file') return [`Files.write(Path.of("${saveAs}"), response.body());`]
  if (answer !== 'link') return ['System.out.println(response.body());']
  return [
    'var location = URI.create(response.headers().firstValue("Location").orElseThrow());',
    `client.send(HttpRequest.newBuilder(location).build(), BodyHandlers.ofFile(Path.of("${saveAs}")));`,
  ]
}

function statementsOf(call: Call): string[] {
  const { method, path, query, json, file, keyed, answer } = call
  const search = query.length > 0 ? `?${new URLSearchParams(query.map(([a, b]) => [a, String(b)]))}` : ''
  const type = file?.type ?? (json === undefined ? undefined : 'application/json')
  const limit = answer === 'link' ? 400 : 300
  return [
    ...(json === undefined ? [] : [`var body = """\n    ${within(escaped(literal(json, dialects.json)), '    ')}""";`]),
    `var address = URI.create(System.getenv("CALLSLIP_BASE_URL") + "${path}${search}");`,
    'var request = HttpRequest.newBuilder(address)',
    '    .header("Authorization", "Bearer " + System.getenv("CALLSLIP_API_KEY"))',
    ...(type === undefined ? [] : [`    .header("Content-Type", "${type}")`]),
    ...(keyed ? ['    .header("Idempotency-Key", UUID.randomUUID().toString())'] : []),
    ...(method === 'GET' ? [] : [`    .method("${method}", ${publisherOf(call)})`]),
    '    .build();',
    'var client = HttpClient.newHttpClient();',
    `var response = client.send(request, BodyHandlers.${handlers[answer]});`,
    `if (response.statusCode() >= ${limit}) {`,
    `    throw new IllegalStateException(response.statusCode() + " " + ${answer === 'file' ? 'new String(response.body())' : 'response.body()'});`,
    '}',
    ...endsOf(call),
  ]
}

const imports: Record<string, string> = {
  URI: 'java.net.URI',
  HttpClient: 'java.net.http.HttpClient',
  HttpRequest: 'java.net.http.HttpRequest',
  BodyPublishers: 'java.net.http.HttpRequest.BodyPublishers',
  BodyHandlers: 'java.net.http.HttpResponse.BodyHandlers',
  Files: 'java.nio.file.Files',
  Path: 'java.nio.file.Path',
  UUID: 'java.util.UUID',
}

/** A call in Java 17 and newer, with what comes with it: `java placeOrder.java` runs the file. */
export function java(call: Call): string {
  const lines = statementsOf(call)
  const used = Object.keys(imports).filter((name) => lines.some((line) => new RegExp(`\\b${name}\\b[.(]`).test(line)))
  const name = `${call.id.charAt(0).toUpperCase()}${call.id.slice(1)}`
  return [
    ...used.map((one) => `import ${imports[one]};`),
    '',
    `class ${name} {`,
    '    public static void main(String[] args) throws Exception {',
    ...lines.map((line) => `        ${within(line, '        ')}`),
    '    }',
    '}',
  ].join('\n')
}
