import type { Call } from '#lib/server/docs/samples/call.ts'
import { dialects, literal } from '#lib/server/docs/samples/literal.ts'

const fatal = ['if err != nil {', '\tlog.Fatal(err)', '}']

/** The packages that the lines of a program name. */
const packages = ['crypto/rand', 'encoding/hex', 'fmt', 'io', 'log', 'net/http', 'net/url', 'os', 'strings']
const namesOf = (lines: readonly string[]) =>
  packages.filter((name) => lines.some((line) => new RegExp(`\\b${name.split('/').at(-1)}\\.[A-Z]`).test(line)))

function bodyOf({ json, file }: Call): { before: string[]; name: string } {
  // Raw text has no way to hold a backtick.
  if (json !== undefined)
    return {
      before: [`body := strings.NewReader(\`${literal(json, dialects.json).replaceAll('`', '` + "`" + `')}\`)`],
      name: 'body',
    }
  if (!file) return { before: [], name: 'nil' }
  return { before: [`body, err := os.Open("${file.name}")`, ...fatal, 'defer body.Close()'], name: 'body' }
}

function endsOf({ answer, saveAs }: Call): string[] {
  const into = answer === 'file' || answer === 'link'
  const target = into ? [`file, err := os.Create("${saveAs}")`, ...fatal, 'defer file.Close()'] : []
  return [
    ...target,
    `if _, err := io.Copy(${into ? 'file' : 'os.Stdout'}, response.Body); err != nil {`,
    '\tlog.Fatal(err)',
    '}',
  ]
}

/** A call in Go, with what comes with it. */
export function go(call: Call): string {
  const { method, path, query, json, file, keyed } = call
  const { before, name } = bodyOf(call)
  const pairs = query.map(([key, value]) => `"${key}": {${JSON.stringify(String(value))}}`).join(', ')
  const search = pairs === '' ? '' : ' + "?" + query.Encode()'
  const type = file?.type ?? (json === undefined ? undefined : 'application/json')
  const lines = [
    ...before,
    ...(pairs === '' ? [] : [`query := url.Values{${pairs}}`]),
    `address := os.Getenv("CALLSLIP_BASE_URL") + "${path}"${search}`,
    `request, err := http.NewRequest("${method}", address, ${name})`,
    ...fatal,
    'request.Header.Set("Authorization", "Bearer "+os.Getenv("CALLSLIP_API_KEY"))',
    ...(type === undefined ? [] : [`request.Header.Set("Content-Type", "${type}")`]),
    ...(keyed
      ? ['key := make([]byte, 16)', 'rand.Read(key)', 'request.Header.Set("Idempotency-Key", hex.EncodeToString(key))']
      : []),
    'response, err := http.DefaultClient.Do(request)',
    ...fatal,
    'defer response.Body.Close()',
    'if response.StatusCode >= 300 {',
    '\trefusal, _ := io.ReadAll(response.Body)',
    '\tlog.Fatalf("%s %s", response.Status, refusal)',
    '}',
    ...endsOf(call),
  ]
  return [
    'package main',
    '',
    'import (',
    ...namesOf(lines).map((one) => `\t"${one}"`),
    ')',
    '',
    'func main() {',
    // The lines of a raw text stay where they are.
    ...lines.map((line) => `\t${line}`),
    '}',
  ].join('\n')
}
